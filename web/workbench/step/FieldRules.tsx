import { Link } from "react-router";
import { sentence } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { conditionPlace } from "../addresses/condition-place.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import type { FoundField } from "../bundle/find-field.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { DerivedRule } from "./DerivedRule.tsx";
import styles from "./FieldInspector.module.css";

/** When a field is shown and can be changed, and how it is derived, in words, with links to the conditions. */
export function FieldRules({ found }: { readonly found: FoundField }) {
	const { field, section, written, place } = found;
	const addresses = useWorkbenchPaths();
	const { flow } = useBundle();
	if (flow === null) return null;
	const rules = section.fields?.[field.path];
	const said = [
		{
			name: "when",
			label: text("workbench.field.shown"),
			change: text("workbench.field.shown.change", { field: field.label }),
			rule: rules?.when,
		},
		{
			...{ name: "enabledWhen", label: text("workbench.field.enabled"), rule: rules?.enabledWhen },
			change: text("workbench.field.enabled.change", { field: field.label }),
		},
	];
	const at = (name: string) =>
		conditionPlace(flow.written, [...place, ...("block" in written ? ["override"] : []), "fields", field.path, name]);
	return (
		<dl className={styles.rules}>
			{said.map(({ name, label, change, rule }) => (
				<div key={name}>
					<dt>{label}</dt>
					<dd>
						{rule === undefined ? text("workbench.field.always") : sentence(rule, flow.compiled.labels)}{" "}
						<Link to={addresses.conditions(at(name))} aria-label={change}>
							{text("workbench.field.rule.change")}
						</Link>
					</dd>
				</div>
			))}
			<DerivedRule key={field.path} found={found} />
		</dl>
	);
}
