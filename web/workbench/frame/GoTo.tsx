import { Select } from "@mantine/core";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { comparableText } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import type { OpenedBundle } from "../bundle/open-bundle.ts";
import { scenarioName, scenariosIn } from "../bundle/scenarios-in.ts";
import { fieldsIn } from "../bundle/step-fields.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { screenList } from "./screen-list.ts";

/** Maximum number of options shown at once; typing narrows them down. */
const mostOffered = 50;

/** Asks for a destination: a screen, a step, a field or a scenario, by part of its name. */
export default function GoTo({ onClose }: { readonly onClose: () => void }) {
	const bundle = useBundle();
	const addresses = useWorkbenchPaths();
	const navigate = useNavigate();
	const places = useMemo(() => placesIn(bundle, addresses), [bundle, addresses]);
	const go = (to: string | null) => {
		if (to === null) return;
		onClose();
		void navigate(to);
	};
	return (
		<Dialog opened onClose={onClose} title={text("workbench.go")} size="lg">
			<Select
				data-autofocus
				label={text("workbench.go.what")}
				data={places}
				value={null}
				onChange={go}
				searchable
				selectFirstOptionOnChange
				filter={({ options, search }) => options.flatMap((each) => ("group" in each ? matching(each, search) : []))}
				limit={mostOffered}
				nothingFoundMessage={text("workbench.go.nothing")}
				maxDropdownHeight={420}
				defaultDropdownOpened
				labelProps={{ mb: 6 }}
				// Rendered inside the dialog, so that screen readers treat it as part of the dialog.
				comboboxProps={{ withinPortal: false }}
			/>
		</Dialog>
	);
}

interface PlaceGroup {
	readonly group: string;
	readonly items: { readonly value: string; readonly label: string }[];
}

function matching<Group extends { readonly items: readonly { readonly label: string }[] }>(group: Group, search: string): readonly Group[] {
	const words = comparableText(search).trim().split(/\s+/);
	const items = group.items.filter(({ label }) => words.every((word) => comparableText(label).includes(word)));
	return items.length === 0 ? [] : [{ ...group, items }];
}

function placesIn({ shown, flow }: OpenedBundle, addresses: ReturnType<typeof useWorkbenchPaths>): PlaceGroup[] {
	const scenarios = scenariosIn({ shown });
	const steps = flow?.compiled.order ?? [];
	const nameOf = (code: string, label: string) => text("workbench.go.step", { code, label });
	const fields = steps.flatMap(({ code, definition: { label, sections } }) =>
		sections.flatMap(fieldsIn).map((field) => {
			const called = field.list === null ? field.label : text("workbench.go.row", { list: field.list.label, field: field.label });
			const words = { field: called, step: nameOf(code, label) };
			return { value: addresses.step(code, field.path), label: text("workbench.go.field", words) };
		}),
	);
	const groups = [
		{
			group: text("workbench.go.screens"),
			items: screenList(addresses, shown.name !== undefined).map(({ to, name }) => ({ value: to, label: name })),
		},
		{
			group: text("workbench.steps"),
			items: steps.map(({ code, definition: { label } }) => ({ value: addresses.step(code), label: nameOf(code, label) })),
		},
		{ group: text("workbench.go.fields"), items: [...new Map(fields.map((field) => [field.value, field])).values()] },
		{
			group: text("workbench.scenarios"),
			items: Object.keys(shown.files)
				.filter((path) => path.startsWith("scenarios/"))
				.map((path) => ({ value: addresses.scenario(scenarioName(path)), label: scenarios[path]?.name ?? scenarioName(path) })),
		},
	];
	return groups.filter(({ items }) => items.length > 0);
}
