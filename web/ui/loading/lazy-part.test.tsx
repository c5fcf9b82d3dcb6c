import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, Suspense, useState } from "react";
import { lazyPart } from "./lazy-part.tsx";

beforeEach(() => {
	// React logs every error that a boundary caught.
	jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
	cleanup();
	jest.restoreAllMocks();
});

interface WindowProps {
	readonly opened: boolean;
	readonly onClose: () => void;
}

function Page({ Window }: { readonly Window: (props: WindowProps) => ReactNode }) {
	const [opened, setOpened] = useState(false);
	return (
		<>
			<input aria-label="Veld" />
			<button type="button" onClick={() => setOpened(true)}>
				Open
			</button>
			{opened ? (
				<Suspense fallback={null}>
					<Window opened onClose={() => setOpened(false)} />
				</Suspense>
			) : null}
		</>
	);
}

/** A page with a field and a dialog whose code fails to load the first few times. */
function draw(failures: number, options: { readonly dispensable?: true } = {}) {
	let asked = 0;
	const Window = lazyPart<WindowProps>(
		async () => {
			asked += 1;
			if (asked <= failures) throw new TypeError("Failed to fetch dynamically imported module");
			return { default: ({ onClose }) => <input aria-label="Het venster" onClick={onClose} /> };
		},
		{ over: ({ opened, onClose }) => (opened ? onClose : null), ...options },
	);
	render(<Page Window={Window} />);
	return { user: userEvent.setup(), asked: () => asked };
}

const field = () => screen.getByLabelText<HTMLInputElement>("Veld");
const press = (name: string) => screen.getByRole("button", { name });

describe("a part whose code can't be loaded", () => {
	it("leaves the page and its input alone, says so, and appears on a retry", async () => {
		const { user, asked } = draw(1);
		await user.type(field(), "getypt");
		await user.click(press("Open"));
		expect((await screen.findByRole("alert")).textContent).toContain("Dit onderdeel kon niet worden opgehaald");
		await waitFor(() => expect(document.activeElement).toBe(press("Probeer opnieuw")));
		expect(asked()).toBe(1);
		await user.keyboard("{Enter}");
		expect(await screen.findByLabelText("Het venster")).toBeTruthy();
		expect(screen.queryByRole("alert")).toBeNull();
		expect(field().value).toBe("getypt");
	});

	it.each(["{Escape}", "{Tab}{Enter}"])("is closed by the keyboard (%s), gives the focus back, and opens later", async (keys) => {
		const { user } = draw(1);
		await user.click(press("Open"));
		await screen.findByRole("alert");
		await waitFor(() => expect(document.activeElement).toBe(press("Probeer opnieuw")));
		await user.keyboard(keys);
		await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
		await waitFor(() => expect(document.activeElement).toBe(press("Open")));
		await user.click(press("Open"));
		expect(await screen.findByLabelText("Het venster")).toBeTruthy();
	});

	it("offers to reload the page if the retry failed as well", async () => {
		const { user } = draw(2);
		await user.click(press("Open"));
		await screen.findByRole("alert");
		expect(screen.queryByRole("button", { name: "Opnieuw laden" })).toBeNull();
		await user.click(press("Probeer opnieuw"));
		expect(await screen.findByRole("button", { name: "Opnieuw laden" })).toBeTruthy();
		await user.click(press("Probeer opnieuw"));
		expect(await screen.findByLabelText("Het venster")).toBeTruthy();
	});

	it("says nothing if it is dispensable", async () => {
		const { user, asked } = draw(1, { dispensable: true });
		await user.click(press("Open"));
		await waitFor(() => expect(asked()).toBe(1));
		expect(screen.queryByRole("alert")).toBeNull();
		expect(field()).toBeTruthy();
	});
});

describe("a part that was loaded early", () => {
	it("is there as soon as it is asked for: a key pressed right after it is its", async () => {
		const Window = lazyPart<WindowProps>(async () => ({ default: () => <input aria-label="Het venster" /> }), { early: true });
		render(<Page Window={Window} />);
		// The browser of the tests has no idle moments, so it is loaded after 300 ms.
		await new Promise((resolve) => setTimeout(resolve, 400));
		fireEvent.click(press("Open"));
		expect(screen.getByLabelText("Het venster")).toBeTruthy();
	});
});
