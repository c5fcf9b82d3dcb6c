import { afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { cleanup, render } from "@testing-library/react";
import type { SectionView, Values } from "../../../../engine/index.ts";
import { EMPTY_ENVIRONMENT, FormEnvironmentContext } from "../../../forms/form-environment.ts";
import type { SectionSource } from "../../../forms/present-section.ts";

/** Number of renders per section title. */
const drawn = new Map<string, number>();

function CountedForm({ source: { title = "" } }: { readonly source: SectionSource }) {
	drawn.set(title, (drawn.get(title) ?? 0) + 1);
	return null;
}

jest.unstable_mockModule("../../../forms/section/SectionForm.tsx", () => ({ SectionForm: CountedForm }));
let StepForm: typeof import("./StepForm.tsx").StepForm;
beforeAll(async () => {
	({ StepForm } = await import("./StepForm.tsx"));
});
afterEach(() => {
	cleanup();
	drawn.clear();
});

const group = (names: readonly string[]) => ({
	type: "object",
	properties: {
		Location: { type: "object", properties: Object.fromEntries(names.map((name) => [name, { type: "string", title: name }])) },
	},
});
const place = { id: "place", title: "Locatie", schema: group(["Street"]) };
const remarks = { id: "remarks", title: "Opmerkingen", schema: group(["Remarks"]) };
/** Like the engine's result at every keystroke: new objects with equal content. */
const views = (writable = true): readonly SectionView[] => [
	{ section: place, readOnly: false, fields: { "Location.Street": { shown: true, writable } } },
	{ section: remarks, readOnly: false, fields: { "Location.Remarks": { shown: true, writable: true } } },
];
const demanded = new Set<string>();
const onEdit = () => {};
const form = (values: Values, sections = views()) => (
	<StepForm sections={sections} locked={false} demanded={demanded} values={values} onEdit={onEdit} />
);

describe("StepForm", () => {
	it("typing in one section re-renders only that one, though both share a group", () => {
		const { rerender } = render(form({ Location: { Street: "Plein" } }));
		for (const Remarks of ["a", "ab", "abc"]) rerender(form({ Location: { Street: "Plein", Remarks } }));
		expect(Object.fromEntries(drawn)).toEqual({ Locatie: 1, Opmerkingen: 4 });
	});

	it("re-renders a section when its own value or state changes", () => {
		const { rerender } = render(form({ Location: { Street: "Plein" } }));
		rerender(form({ Location: { Street: "Markt" } }));
		rerender(form({ Location: { Street: "Markt" } }, views(false)));
		expect(Object.fromEntries(drawn)).toEqual({ Locatie: 3, Opmerkingen: 1 });
	});

	it("says under a heading what the section is, where one fills it in and where it is meant to be read; not how to fill in what is locked", () => {
		const nothing = {};
		const environment = { ...EMPTY_ENVIRONMENT, values: () => nothing };
		const described = { ...place, description: "Zo staat het er nu." };
		const shown = (section: SectionView["section"], locked: boolean) => {
			const readOnly = locked || section.readOnly === true;
			const { container } = render(
				<FormEnvironmentContext value={environment}>
					<StepForm sections={[{ section, readOnly, fields: {} }]} locked={locked} demanded={demanded} values={nothing} onEdit={onEdit} />
				</FormEnvironmentContext>,
			);
			return container.textContent?.includes(described.description);
		};
		expect([shown(described, false), shown(described, true)]).toEqual([true, false]);
		expect([shown({ ...described, readOnly: true }, false), shown({ ...described, readOnly: true }, true)]).toEqual([true, true]);
	});

	it("renders only the warning of a section without fields, locked or not", () => {
		const warning = { id: "let-op", schema: { type: "object", properties: {} }, ui: { "ui:options": { warning: "Let op de kosten." } } };
		for (const locked of [false, true]) {
			const { container } = render(
				<StepForm
					sections={[{ section: warning, readOnly: true, fields: {} }]}
					locked={locked}
					demanded={demanded}
					values={{}}
					onEdit={onEdit}
				/>,
			);
			expect([container.textContent, container.querySelector("section")]).toEqual([expect.stringContaining("Let op de kosten."), null]);
		}
		expect(drawn.size).toBe(0);
	});
});
