import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ResolvedFlow } from "../../../engine/index.ts";
import type { Comment } from "../../comments/comment.ts";
import { answer } from "../../test-support/fake-api.ts";
import { renderStep } from "../../test-support/render-step.tsx";
import { stepProcess, threeSteps } from "../../test-support/step-process.ts";
import { watchPresses } from "../../ui/actions/presses.ts";

beforeAll(() => {
	watchPresses();
	// user-event looks up the neighbour of a radio button with CSS.escape, which jsdom lacks.
	Object.assign(globalThis, { CSS: { escape: (name: string) => name } });
});
afterEach(() => {
	cleanup();
	sessionStorage.clear();
	localStorage.clear();
});

const letters = Array.from({ length: 14 }, (_, index) => ({ const: `k${index}`, title: `Keuze ${index}` }));

/** A step with a field of every kind. */
function everyKind(): ResolvedFlow {
	const [first, ...others] = threeSteps.steps;
	if (first === undefined) throw new Error("no step");
	const properties = {
		Line: { type: "string", title: "Regel", maxLength: 100 },
		Words: { type: "string", title: "Toelichting", maxLength: 500 },
		Count: { type: "integer", title: "Aantal" },
		Day: { type: "string", title: "Dag", format: "date" },
		Short: { type: "string", title: "Korte lijst", oneOf: letters.slice(0, 3) },
		Long: { type: "string", title: "Lange lijst", oneOf: letters },
		Dot: { type: "string", title: "Rondje", oneOf: letters.slice(0, 2) },
		Yes: { type: "boolean", title: "Vinkje" },
		Several: { type: "array", title: "Vinkjes", uniqueItems: true, items: { type: "string", oneOf: letters.slice(0, 3) } },
		Ids: { type: "array", title: "Nummers", items: { type: "string", title: "Nummer", maxLength: 50 } },
	} as const;
	const ui = {
		Kinds: {
			Words: { "ui:widget": "textarea" },
			Day: { "ui:widget": "date" },
			Dot: { "ui:widget": "radio" },
			Several: { "ui:widget": "checkboxes" },
			Ids: { "ui:widget": "identifiers", "ui:options": { label: "Nummer" } },
		},
	};
	const section = { id: "kinds", title: "Soorten", schema: { type: "object", properties: { Kinds: { type: "object", properties } } }, ui };
	return { ...threeSteps, steps: [{ ...first, sections: [section] }, ...others] } as ResolvedFlow;
}

const said: Comment = {
	uuid: "00000000-0000-4000-8000-000000000001",
	order: 1,
	message: "Gezegd",
	status: "todo",
	user: { id: "u-1", name: "Sanne de Wit" },
	created_at: Date.parse("2026-11-20T09:00:00Z"),
	edited_at: null,
	deleted_at: null,
	iteration: "1",
};

type Written = "save" | "complete" | "comment" | "edit" | "status";

async function open() {
	const written: Written[] = [];
	const process = stepProcess(everyKind());
	const { uuid } = process.record();
	const shown = renderStep(process, "1", {
		access: { realisationcomment: ["cpo"], canModerateComments: ["cpo"] },
		onSave: ({ body }) => {
			written.push((body as { intent: { complete: boolean } }).intent.complete ? "complete" : "save");
			return null;
		},
		onStatus: () => {
			written.push("status");
			return null;
		},
		handlers: {
			[`GET processes/realisation/${uuid}/comments`]: answer({ comments: [said], synced: 1 }),
			[`POST processes/realisation/${uuid}/comments`]: ({ body }) => {
				written.push((body as { data: { action: string } }).data.action === "edit" ? "edit" : "comment");
				return answer({ comments: [said], synced: 2 });
			},
		},
	});
	await screen.findByRole("button", { name: "Plaats opmerking" });
	return { ...shown, written };
}

type Opened = Awaited<ReturnType<typeof open>>;

interface Place {
	readonly field: (opened: Opened) => Promise<HTMLElement> | HTMLElement;
	/** Typed first; it must still be there whichever key is pressed. */
	readonly typed?: string;
	readonly does?: Readonly<Record<string, Written>>;
	/** Enter starts a new line here. */
	readonly lines?: true;
}

const label = (name: RegExp | string) => () => screen.findByLabelText(name);
const stepKeys = { "{Control>}s{/Control}": "save", "{Control>}{Enter}{/Control}": "complete" } as const;

const places: Readonly<Record<string, Place>> = {
	"a line of text": { field: label(/^Regel/), typed: "abc", does: stepKeys },
	"a text of several lines": { field: label(/^Toelichting/), typed: "abc", does: stepKeys, lines: true },
	"a number": { field: label(/^Aantal/), typed: "12", does: stepKeys },
	"a day": { field: label(/^Dag/), typed: "1-12-2026", does: stepKeys },
	"a short list": { field: label(/^Korte lijst/), does: stepKeys },
	"a list to search in": { field: () => screen.findByRole("combobox", { name: /^Lange lijst/ }), does: stepKeys },
	"a radio button": { field: async () => (await screen.findAllByRole("radio"))[0] as HTMLElement, does: stepKeys },
	"a box": { field: () => screen.findByRole("checkbox", { name: /^Vinkje/ }), does: stepKeys },
	"one of several boxes": {
		field: async () => within(await screen.findByRole("group", { name: /^Vinkjes/ })).getAllByRole("checkbox")[0] as HTMLElement,
		does: stepKeys,
	},
	"an item of a list": {
		field: async () => within(await screen.findByRole("group", { name: /^Nummers/ })).getByRole("textbox"),
		typed: "NL-1",
		does: stepKeys,
	},
	"the box for a comment": {
		field: label("Nieuwe opmerking"),
		typed: "Let op",
		does: { "{Control>}{Enter}{/Control}": "comment" },
		lines: true,
	},
	"the box of a comment that is changed": {
		field: async ({ user }) => {
			await user.click(await screen.findByRole("button", { name: /^Aanpassen: opmerking van/ }));
			return screen.findByRole("textbox", { name: "Opmerking" });
		},
		typed: " en gedaan",
		does: { "{Control>}{Enter}{/Control}": "edit" },
		lines: true,
	},
	"the reason of a dialog": {
		field: async ({ user }) => {
			await user.click(screen.getByRole("button", { name: "Zet on hold" }));
			return screen.findByLabelText("Reden");
		},
	},
	"the explanation in a dialog": {
		field: async ({ user }) => {
			await user.click(screen.getByRole("button", { name: "Zet on hold" }));
			return screen.findByLabelText(/^Omschrijving/);
		},
		typed: "De flat ernaast",
		lines: true,
	},
};

const keys = ["{Enter}", "{Control>}{Enter}{/Control}", "{Control>}s{/Control}", "{Escape}", "{ArrowLeft}"];

describe("a key in a field of the step page acts on what the field belongs to, and discards nothing", () => {
	it.each(Object.entries(places))("%s", async (_, { field, typed = "", does = {}, lines = false }) => {
		let opened: Opened | null = null;
		let control = document.body;
		for (const key of keys) {
			if (opened === null || opened.written.length > 0 || !control.isConnected) {
				cleanup();
				sessionStorage.clear();
				localStorage.clear();
				opened = await open();
				control = await field(opened);
				control.focus();
				if (typed !== "") await opened.user.type(control, typed);
			}
			const value = () => (control as HTMLInputElement).value;
			const before = value();
			const expected = does[key];
			await opened.user.keyboard(key);
			// Long enough for a write to have been sent.
			await new Promise((resolve) => setTimeout(resolve, 20));
			const { written } = opened;
			await waitFor(() => expect([key, ...written]).toEqual(expected === undefined ? [key] : [key, expected]));
			if (expected === "comment") await waitFor(() => expect(value()).toBe(""));
			else if (expected === "edit") await waitFor(() => expect(control.isConnected).toBe(false));
			else if (control.isConnected) expect(value()).toBe(lines && key === "{Enter}" ? `${before}\n` : before);
		}
	});
});

describe("what was filled in", () => {
	it("in the status dialog is still there after Escape, and gone after Terug", async () => {
		const { user } = await open();
		const ask = async () => {
			await user.click(screen.getByRole("button", { name: "Zet on hold" }));
			return screen.findByLabelText<HTMLTextAreaElement>(/^Omschrijving/);
		};
		const gone = () => waitFor(() => expect(screen.queryByLabelText(/^Omschrijving/)).toBeNull());
		await user.type(await ask(), "De flat ernaast");
		await user.selectOptions(screen.getByLabelText("Reden"), "wachten");
		await user.keyboard("{Escape}");
		await gone();
		expect((await ask()).value).toBe("De flat ernaast");
		expect(screen.getByLabelText<HTMLSelectElement>("Reden").value).toBe("wachten");
		await user.click(screen.getByRole("button", { name: "Terug" }));
		await gone();
		expect((await ask()).value).toBe("");
	});

	it("in a searchable list is chosen by Enter, which sends nothing", async () => {
		const { user, written } = await open();
		const list = await screen.findByRole<HTMLInputElement>("combobox", { name: /^Lange lijst/ });
		await user.click(list);
		await user.type(list, "Keuze 7");
		await user.keyboard("{ArrowDown}{Enter}");
		await waitFor(() => expect(list.value).toBe("Keuze 7"));
		expect(written).toEqual([]);
	});

	it("stays when a key is pressed in a calendar over the step", async () => {
		const { user, written } = await open();
		await user.click(await screen.findByRole("button", { name: /^Kies een datum voor Dag/ }));
		const calendar = await screen.findByRole("dialog");
		const day = within(calendar).getByRole("button", { name: /15/ });
		fireEvent.keyDown(day, { key: "s", ctrlKey: true });
		fireEvent.keyDown(day, { key: "Enter", ctrlKey: true });
		await new Promise((resolve) => setTimeout(resolve, 20));
		expect(written).toEqual([]);
	});
});
