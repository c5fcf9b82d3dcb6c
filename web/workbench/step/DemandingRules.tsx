import { Link } from "react-router";
import { sentence } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { conditionPlace } from "../addresses/condition-place.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import type { FoundField } from "../bundle/find-field.ts";
import { stepAt } from "../bundle/place-in-file.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import styles from "./FieldInspector.module.css";

/** The rules that require a field when its step is completed, beyond its own checkbox; renders nothing if there are none. */
export function DemandingRules({ found: { field, section, written, place } }: { readonly found: FoundField }) {
	const addresses = useWorkbenchPaths();
	const { flow } = useBundle();
	if (flow === null) return null;
	const placed = stepAt(flow.steps, place);
	// Rules of a block are shared by all flows, and have no place in this one.
	const ofSection = (section.complete ?? []).map((rule, index) => ({
		rule,
		at: "block" in written ? null : conditionPlace(flow.written, [...place, "complete", index, "unless"]),
	}));
	const ofStep = (placed?.step.complete ?? []).map((rule, index) => ({
		rule,
		at: conditionPlace(flow.written, [...(placed?.place ?? []), "complete", index, "unless"]),
	}));
	const asking = [...ofSection, ...ofStep].filter(({ rule }) => rule.field === field.path);
	if (asking.length === 0) return null;
	return (
		<div className={styles.help}>
			<p>{text("workbench.field.demanded")}</p>
			<ul>
				{asking.map(({ rule, at }) => {
					const said = sentence(rule.unless, flow.compiled.labels);
					return <li key={`${at} ${said}`}>{at === null ? said : <Link to={addresses.conditions(at)}>{said}</Link>}</li>;
				})}
			</ul>
		</div>
	);
}
