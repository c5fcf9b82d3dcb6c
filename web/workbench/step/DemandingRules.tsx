import { Link } from "react-router";
import { formatPath, isObject, sentence } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import type { FoundField } from "../bundle/find-field.ts";
import { stepAt } from "../bundle/place-in-file.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import styles from "./FieldInspector.module.css";

/** The rules of completing that ask for a field, which its own tick does not say; nothing where there are none. */
export function DemandingRules({ found: { field, section, written, place } }: { readonly found: FoundField }) {
	const addresses = useWorkbenchPaths();
	const { flow } = useBundle();
	if (flow === null) return null;
	const placed = stepAt(flow.steps, place);
	// Those of a block are every flow's, and have no place in this one.
	const ofSection = (section.complete ?? []).map((rule, index) => ({
		rule,
		at: "block" in written ? null : formatPath([...place, "complete", index, "unless"]),
	}));
	const ofStep = (placed?.step.complete ?? []).map((rule, index) => ({
		rule,
		at: formatPath([...(placed?.place ?? []), "complete", index, "unless"]),
	}));
	const asking = [...ofSection, ...ofStep].filter(({ rule }) => rule.field === field.path && asksFor(rule.unless, field.path));
	if (asking.length === 0) return null;
	return (
		<div className={styles.help}>
			<p>{text(asking.length === 1 ? "workbench.field.demanded.one" : "workbench.field.demanded.other", { count: asking.length })}</p>
			<ul>
				{asking.map(({ rule, at }) => {
					const said = sentence(rule.unless, flow.compiled.labels);
					return <li key={`${at} ${said}`}>{at === null ? said : <Link to={addresses.conditions(at)}>{said}</Link>}</li>;
				})}
			</ul>
		</div>
	);
}

/** Whether an expression holds that this field is filled in. */
function asksFor(node: unknown, path: string): boolean {
	if (Array.isArray(node)) return node.some((each) => asksFor(each, path));
	if (!isObject(node)) return false;
	return node.filled === path || Object.values(node).some((each) => asksFor(each, path));
}
