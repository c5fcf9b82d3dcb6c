import "../../test-support/browser-parts.ts";
import { afterEach, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import { ajvValidators, compileFlow, type FlowChange } from "../../../engine/index.ts";
import { threeSteps } from "../../test-support/step-process.ts";
import { theme } from "../../ui/theme/theme.ts";
import type { OpenedBundle } from "../bundle/open-bundle.ts";
import { BundleContext } from "../bundle/use-bundle.ts";
import { type Editing, EditingContext } from "../editing/use-edits.ts";
import { Mappings } from "./Mappings.tsx";
import "../../texts/areas/workbench.ts";

afterEach(cleanup);

const mapping = { from: "1.0.0", to: "2.0.0", fields: { "Plan.Colour": null } };
const asked = { kind: "field", from: "Plan.Colour", label: "Kleur", receivers: ["Plan.Name"] } as const;
const change: FlowChange = {
	...{ kind: "field-removed", place: {}, sentence: "Kleur vervalt.", reason: "", severity: "needs-mapping" },
	mapping: asked,
};

it.each([true, false])("show what was chosen, also to somebody who may only approve it: %s", (mayEdit) => {
	const compiled = compileFlow(threeSteps, { validators: ajvValidators() });
	const bundle = { shown: { files: { "mappings/1.0.0.json": JSON.stringify(mapping) } }, flow: { compiled }, tenant: null };
	const editing = { inTurn: async () => null, write: async () => null };
	render(
		<MantineProvider theme={theme} env="test">
			<BundleContext value={bundle as unknown as OpenedBundle}>
				<EditingContext value={editing as unknown as Editing}>
					<Mappings impact={{ to: "2.0.0", needs: [{ from: "1.0.0", change, concerned: 3, open: 0 }] }} mayEdit={mayEdit} />
				</EditingContext>
			</BundleContext>
		</MantineProvider>,
	);
	const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "De waarde van “Kleur” gaat naar" });
	expect(select.selectedOptions[0]?.textContent).toBe("Vervalt; de geschiedenis bewaart haar");
	expect(select.matches(":disabled")).toBe(!mayEdit);
});
