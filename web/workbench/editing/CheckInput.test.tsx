import "../../test-support/browser-parts.ts";
import { afterEach, expect, it } from "@jest/globals";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckInput } from "./CheckInput.tsx";

afterEach(cleanup);

it("turns before it is answered, and back when it was refused", async () => {
	const user = userEvent.setup();
	const turned: boolean[] = [];
	let answer = (): void => {};
	const onTurn = (checked: boolean): Promise<void> => {
		turned.push(checked);
		return new Promise((resolve) => {
			answer = resolve;
		});
	};
	const shown = (checked: boolean) => <CheckInput aria-label="Verplicht" checked={checked} onTurn={onTurn} />;
	const { rerender } = render(shown(false));
	const isChecked = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Verplicht" }).checked;
	await user.click(screen.getByRole("checkbox"));
	expect([turned, isChecked()]).toEqual([[true], true]);
	await act(async () => answer());
	await waitFor(() => expect(isChecked()).toBe(false));

	await user.click(screen.getByRole("checkbox"));
	rerender(shown(true));
	await act(async () => answer());
	expect([turned, isChecked()]).toEqual([[true, true], true]);
});
