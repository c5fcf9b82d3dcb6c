import "../../test-support/browser-parts.ts";
import { afterEach, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { theme } from "../theme/theme.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

afterEach(cleanup);

/** What the dialog, which stands in a form as on a step page, does on a key of its focused button. */
async function press(
	key: { readonly ctrlKey?: boolean; readonly repeat?: boolean },
	dialog: { dangerous?: boolean; final?: boolean; busy?: boolean } = {},
) {
	const done = { confirmed: 0, around: 0 };
	render(
		<MantineProvider theme={theme}>
			<form onSubmit={() => done.around++}>
				<ConfirmDialog opened title="Proces hervatten?" action="Hervat" {...dialog} onConfirm={() => done.confirmed++} onCancel={() => {}}>
					Het proces gaat verder.
				</ConfirmDialog>
			</form>
		</MantineProvider>,
	);
	const cancel = await screen.findByRole("button", { name: "Terug" });
	if (dialog.busy !== true) await waitFor(() => expect(document.activeElement).toBe(cancel));
	fireEvent.keyDown(cancel, { key: "Enter", ...key });
	return done;
}

it("is confirmed by Ctrl+Enter, once, and the form it stands in is left alone", async () => {
	expect(await press({ ctrlKey: true })).toEqual({ confirmed: 1, around: 0 });
	cleanup();
	expect(await press({ ctrlKey: true, repeat: true })).toEqual({ confirmed: 0, around: 0 });
});

it("is not confirmed by those keys where it can't be undone, nor while it is under way", async () => {
	expect(await press({ ctrlKey: true }, { dangerous: true })).toEqual({ confirmed: 0, around: 0 });
	cleanup();
	expect(await press({ ctrlKey: true }, { final: true })).toEqual({ confirmed: 0, around: 0 });
	cleanup();
	expect(await press({ ctrlKey: true }, { busy: true })).toEqual({ confirmed: 0, around: 0 });
});
