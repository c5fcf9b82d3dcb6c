import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createQueryClient } from "../../api/query-client.ts";
import { watchPresses } from "./presses.ts";
import { useAct } from "./use-act.ts";

beforeAll(watchPresses);
afterEach(cleanup);

let acts: (() => void)[] = [];

/** A button that can be pressed again as soon as the act is over: the fastest possible server. */
function Presses({ submit }: { readonly submit: boolean }) {
	const deed = useAct({ call: () => new Promise<void>((done) => acts.push(done)) });
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				void deed.run();
			}}
		>
			<input aria-label="Naam" />
			<button type={submit ? "submit" : "button"} onClick={submit ? undefined : () => void deed.run()}>
				{deed.busy ? "Bezig" : "Doe het"}
			</button>
		</form>
	);
}

function draw(submit = false) {
	acts = [];
	render(
		<QueryClientProvider client={createQueryClient(() => {})}>
			<Presses submit={submit} />
		</QueryClientProvider>,
	);
	return { user: userEvent.setup(), button: screen.getByRole("button") };
}
const finish = async () => {
	await waitFor(() => expect(acts).toHaveLength(1));
	for (const done of acts) done();
	await waitFor(() => expect(screen.getByRole("button").textContent).toBe("Doe het"));
};

describe("a button that writes", () => {
	it.each([false, true])("acts once for a double click, and shows that it is busy (submits: %s)", async (submit) => {
		const { user, button } = draw(submit);
		await user.dblClick(button);
		expect(acts).toHaveLength(1);
		await waitFor(() => expect(button.textContent).toBe("Bezig"));
		await user.click(button);
		expect(acts).toHaveLength(1);
	});

	it.each([false, true])("ignores the second click if the first has already been answered (submits: %s)", async (submit) => {
		const { button } = draw(submit);
		fireEvent.click(button, { detail: 1 });
		await finish();
		fireEvent.click(button, { detail: 2 });
		// A tick later, when an act would have begun.
		await act(async () => {});
		expect(acts).toHaveLength(1);
	});

	it("acts again when pressed after it is over", async () => {
		const { user, button } = draw();
		await user.click(button);
		await finish();
		fireEvent.click(button, { detail: 1 });
		await waitFor(() => expect(acts).toHaveLength(2));
	});

	it("does not press what has taken its place under the pointer, and presses the same button as often as it is clicked", () => {
		const pressed: string[] = [];
		render(
			<>
				<button type="button" onClick={() => pressed.push("Opnieuw")}>
					Opnieuw
				</button>
				<button type="button" onClick={() => pressed.push("Annuleren")}>
					Annuleren
				</button>
				<label>
					<input type="checkbox" onClick={() => pressed.push("vakje")} />
				</label>
			</>,
		);
		const click = (name: string, detail: number) => fireEvent.click(screen.getByRole("button", { name }), { detail });
		click("Opnieuw", 1);
		click("Annuleren", 2);
		expect(pressed).toEqual(["Opnieuw"]);
		click("Annuleren", 1);
		click("Annuleren", 2);
		click("Annuleren", 3);
		expect(pressed).toEqual(["Opnieuw", "Annuleren", "Annuleren", "Annuleren"]);
		fireEvent.click(screen.getByRole("checkbox"), { detail: 2 });
		expect(pressed.at(-1)).toBe("vakje");
		// A key press also clicks, with a click count of 0.
		click("Opnieuw", 0);
		expect(pressed.at(-1)).toBe("Opnieuw");
	});

	it("acts once while Enter is held down", async () => {
		const { button } = draw(true);
		const field = screen.getByLabelText("Naam");
		expect(fireEvent.keyDown(field, { key: "Enter" })).toBe(true);
		expect(fireEvent.keyDown(field, { key: "Enter", repeat: true })).toBe(false);
		expect(fireEvent.keyDown(button, { key: "Enter", repeat: true })).toBe(false);
		expect(fireEvent.keyDown(field, { key: "a", repeat: true })).toBe(true);
	});
});
