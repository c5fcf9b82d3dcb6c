import { Checkbox, TextInput } from "@mantine/core";
import { useState } from "react";
import { canonicalText, type Scenario } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { ActDialog } from "../acts/ActDialog.tsx";
import { FaultAt } from "../acts/FaultAt.tsx";
import { freeScenarioFile, sameTitle, scenarioName } from "../bundle/scenarios-in.ts";
import { useBundle } from "../bundle/use-bundle.ts";

interface SaveScenarioProps {
	readonly scenario: Scenario;
	/** The scenario that it continues, and may replace; `mended`: because an act of that one failed. */
	readonly former: { readonly file: string; readonly name: string; readonly mended: boolean } | null;
	/** Receives the name of the file it was saved in. */
	readonly onDone: (name: string) => void;
	readonly onClose: () => void;
}

/** Saves a scenario in the files of the design, under a title that says what it shows. */
export function SaveScenario({ scenario, former, onDone, onClose }: SaveScenarioProps) {
	const bundle = useBundle();
	const [name, setName] = useState(scenario.name);
	const called = name.trim();
	const [instead, setInstead] = useState(former?.mended === true);
	const file = instead && former !== null ? former.file : freeScenarioFile(called, Object.keys(bundle.shown.files));
	return (
		<ActDialog
			title={text("workbench.scenario.save.title")}
			action={text("workbench.scenario.save.action")}
			said={text("workbench.scenario.saved", { name: called })}
			edits={() => {
				if (called === "") return { at: "name", why: text("workbench.scenario.save.needed") };
				const like = sameTitle(bundle, called, file);
				if (like !== undefined) return { at: "name", why: text("workbench.scenario.taken", { name: like }) };
				const value = canonicalText(file, { $schema: "../../../schemas/scenario.schema.json", ...scenario, name: called });
				return [{ op: "text", file, value }];
			}}
			onDone={() => onDone(scenarioName(file))}
			onClose={onClose}
		>
			<FaultAt at="name">
				{(fault) => (
					<TextInput
						data-autofocus
						label={text("workbench.scenario.save.name")}
						description={text("workbench.scenario.save.help")}
						maxLength={200}
						value={name}
						{...fault}
						onChange={({ currentTarget }) => setName(currentTarget.value)}
					/>
				)}
			</FaultAt>
			{former !== null && (
				<Checkbox
					label={text("workbench.scenario.save.instead", { name: former.name })}
					checked={instead}
					onChange={({ currentTarget }) => setInstead(currentTarget.checked)}
				/>
			)}
		</ActDialog>
	);
}
