import "../../test-support/browser-parts.ts";
import { afterEach, describe, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PropertyInput } from "./PropertyInput.tsx";
import { type Editing, EditingContext } from "./use-edits.ts";

afterEach(cleanup);

const nothing = () => undefined;
const editing: Editing = {
	write: async () => null,
	settled: async () => {},
	caughtUp: async () => undefined,
	inTurn: (act) => act(),
	undo: nothing,
	redo: nothing,
	takeBack: nothing,
	restore: nothing,
	mayUndo: false,
	mayRedo: false,
	told: "",
	clash: null,
	waiting: false,
};

/** The input, with a file whose responses the test controls. */
function openInput(caughtUp = editing.caughtUp) {
	const writes: unknown[] = [];
	const on: string[] = [];
	const answers: ((refused: string | null) => void)[] = [];
	/** Every version of the files comes with its own write function. */
	const shown = (stands: string, version = stands) => {
		const onWrite = (value: unknown): Promise<string | null> => {
			writes.push(value);
			on.push(version);
			return new Promise((resolve) => answers.push(resolve));
		};
		return (
			<MantineProvider env="test">
				<EditingContext value={{ ...editing, caughtUp }}>
					<PropertyInput label="Label" type="string" value={stands} onWrite={onWrite} />
				</EditingContext>
			</MantineProvider>
		);
	};
	const { rerender } = render(shown("Planned"));
	return {
		writes,
		on,
		answers,
		stands: (value: string, version?: string) => rerender(shown(value, version)),
		input: screen.getByLabelText<HTMLInputElement>("Label"),
	};
}

describe("an input of one value", () => {
	it("writes what was typed once, with Enter, Enter again and the field left while it is on its way", async () => {
		const { writes, input } = openInput();
		await userEvent.clear(input);
		await userEvent.type(input, "Ordered{Enter}{Enter}");
		await userEvent.tab();
		expect(writes).toEqual(["Ordered"]);
	});

	it("keeps what is typed while the former text is on its way, and writes it when it is left", async () => {
		const { writes, answers, stands, input } = openInput();
		await userEvent.clear(input);
		await userEvent.type(input, "Ordered{Enter}");
		await userEvent.type(input, " on");
		stands("Ordered");
		answers[0]?.(null);
		// By now, the effects of the response have been applied.
		await userEvent.type(input, "!");
		expect(input.value).toBe("Ordered on!");
		await userEvent.tab();
		expect(writes).toEqual(["Ordered", "Ordered on!"]);
	});

	it("writes in the files as what was written before it leaves them", async () => {
		let show: () => void = nothing;
		const { writes, on, stands, input } = openInput(() => new Promise((resolve) => (show = resolve)));
		await userEvent.clear(input);
		await userEvent.type(input, "Ordered{Enter}");
		expect(writes).toEqual([]);
		stands("Planned", "after the earlier act");
		show();
		await waitFor(() => expect([writes, on]).toEqual([["Ordered"], ["after the earlier act"]]));
	});

	it("asks about what a colleague wrote while an earlier act was on its way", async () => {
		let show: () => void = nothing;
		const { writes, stands, input } = openInput(() => new Promise((resolve) => (show = resolve)));
		await userEvent.clear(input);
		await userEvent.type(input, "Ordered{Enter}");
		stands("Bought");
		show();
		await userEvent.click(await screen.findByRole("button", { name: "Bewaar wat ik typte" }));
		show();
		await waitFor(() => expect(writes).toEqual(["Ordered"]));
	});

	it("writes what was refused once more when asked to", async () => {
		const { writes, answers, input } = openInput();
		await userEvent.clear(input);
		await userEvent.type(input, "Ordered{Enter}");
		answers[0]?.("Somebody else changed it.");
		expect(await screen.findByRole("alert")).toBeTruthy();
		await userEvent.type(input, "{Enter}");
		expect(writes).toEqual(["Ordered", "Ordered"]);
	});

	it.each([
		["1.000", 1000, "1.000"],
		["1 000", 1000, "1.000"],
		["80 ", 80, "80"],
	])("takes %s for the whole number that Dutch people mean by it", async (typed, written, shown) => {
		const { writes, stands } = openNumber();
		await userEvent.type(screen.getByLabelText("Meeste tekens"), `${typed}{Enter}`);
		expect(writes).toEqual([written]);
		stands(written);
		expect(screen.getByLabelText<HTMLInputElement>("Meeste tekens").value).toBe(shown);
	});

	it.each([
		["2,5", "Vul een heel getal in, zonder cijfers achter de komma."],
		["veel", "Dit is geen getal. Schrijf het als 1.500."],
		["-1", "Vul een heel getal van 1 tot en met 100.000 in."],
		["0", "Vul een heel getal van 1 tot en met 100.000 in."],
	])("says why it does not take %s, and writes nothing", async (typed, why) => {
		const { writes } = openNumber();
		const input = screen.getByLabelText<HTMLInputElement>("Meeste tekens");
		await userEvent.type(input, `${typed}{Enter}`);
		expect((await screen.findByRole("alert")).textContent).toBe(why);
		expect([input.value, writes]).toEqual([typed, []]);
	});

	const changedMeanwhile = async () => {
		const opened = openInput();
		await userEvent.clear(opened.input);
		await userEvent.type(opened.input, "Ordered");
		opened.stands("Bought");
		await userEvent.tab();
		return opened;
	};

	it("writes nothing over what a colleague wrote meanwhile, until somebody who has read it chooses their own", async () => {
		const { writes, answers, stands, input } = await changedMeanwhile();
		expect(writes).toEqual([]);
		expect(input.value).toBe("Ordered");
		expect(screen.getByRole("alert").textContent).toContain("Hier staat intussen ‘Bought’. Wat u typte, is nog niet bewaard.");
		await userEvent.click(screen.getByRole("button", { name: "Bewaar wat ik typte" }));
		expect(writes).toEqual(["Ordered"]);
		stands("Ordered");
		answers[0]?.(null);
		await waitFor(() => expect(input.dataset.typed).toBe("false"));
		expect(screen.queryByRole("alert")).toBeNull();
	});

	it("shows what a colleague wrote meanwhile once somebody drops their own", async () => {
		const { writes, input } = await changedMeanwhile();
		await userEvent.click(screen.getByRole("button", { name: "Laat mijn tekst vervallen" }));
		expect(writes).toEqual([]);
		expect(input.value).toBe("Bought");
		expect(screen.queryByRole("alert")).toBeNull();
	});
});

/** An input for a whole number that is still empty. */
function openNumber() {
	const writes: unknown[] = [];
	const shown = (value: unknown) => (
		<EditingContext value={editing}>
			<PropertyInput
				label="Meeste tekens"
				type="integer"
				within={[1, 100_000]}
				value={value}
				onWrite={async (written) => {
					writes.push(written);
					return null;
				}}
			/>
		</EditingContext>
	);
	const { rerender } = render(shown(undefined));
	return { writes, stands: (value: unknown) => rerender(shown(value)) };
}
