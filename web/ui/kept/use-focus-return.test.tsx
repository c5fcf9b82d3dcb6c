import { afterEach, expect, test } from "@jest/globals";
import { act, cleanup, render } from "@testing-library/react";
import { useFocusReturn } from "./use-focus-return.ts";

afterEach(cleanup);

function Page({ opened }: { readonly opened: boolean }) {
	useFocusReturn(opened);
	return (
		<>
			<button type="button">Open</button>
			<input aria-label="field" />
		</>
	);
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

test("the focus goes back to what opened it, and not while it is opened again", async () => {
	const { getByRole, rerender } = render(<Page opened={false} />);
	const opener = getByRole("button");
	const field = getByRole("textbox");
	opener.focus();
	rerender(<Page opened />);
	field.focus();
	rerender(<Page opened={false} />);
	rerender(<Page opened />);
	await settled();
	expect(document.activeElement).toBe(field);
	rerender(<Page opened={false} />);
	await settled();
	expect(document.activeElement).toBe(opener);
});
