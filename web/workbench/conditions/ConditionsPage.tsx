import { useMemo } from "react";
import { type FlowExpression, flowExpressions, formatPath, sentence } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { placesText } from "../bundle/counted.ts";
import { stepAt } from "../bundle/place-in-file.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { useChosenInView } from "../frame/use-chosen-in-view.ts";
import { ProblemList } from "../problems/ProblemList.tsx";
import { ConditionEditor } from "./ConditionEditor.tsx";
import { ConditionList } from "./ConditionList.tsx";
import styles from "./ConditionsPage.module.css";
import { conditionWords } from "./condition-words.ts";
import { useFollowedPlace } from "./use-followed-place.ts";

/** Every condition and calculation of the flow as a sentence; the one in the address can be changed and tried. */
export default function ConditionsPage() {
	const { flow, shown, tenant, blocks } = useBundle();
	const written = flow?.written;
	const expressions = useMemo(
		() => (written === undefined ? [] : flowExpressions(written, tenant ?? undefined, blocks)),
		[written, tenant, blocks],
	);
	usePageTitle(text("workbench.conditions"));
	const { path, key } = useFollowedPlace(written);
	const panel = useChosenInView<HTMLElement>(path === null ? null : String(key));
	if (flow === null) return <p className={styles.empty}>{text("workbench.flow.unreadable")}</p>;
	const place = path === null ? null : formatPath(path);
	const found = expressions.find((each) => each.inBlock === undefined && formatPath(each.path) === place);
	const words = path === null ? null : conditionWords({ path }, flow.steps, flow.compiled);
	const file = `${shown.folder === "" ? "" : `${shown.folder}/`}flow.json`;
	const named = path !== null && path[0] === "conditions" ? String(path[1]) : null;
	const isGone = named !== null && !Object.hasOwn(flow.written.conditions ?? {}, named);
	const problems = place === null ? [] : shown.problems.filter((problem) => problem.file === file && isAt(problem.path, place));
	return (
		<div className={styles.page}>
			<section className={styles.list} aria-label={text("workbench.conditions.all")} data-pane tabIndex={-1}>
				<h1 className={styles.title}>{text("workbench.conditions")}</h1>
				<ConditionList chosen={place} expressions={expressions} />
			</section>
			<section ref={panel} className={styles.chosen} aria-label={text("workbench.conditions.chosen")} data-pane tabIndex={-1}>
				{path === null || words === null ? (
					<p className={styles.empty}>{text("workbench.conditions.none")}</p>
				) : isGone ? (
					<p className={styles.empty} role="status">
						{text("workbench.conditions.gone", { name: named })}
					</p>
				) : (
					<>
						<p className={styles.where}>{words.where}</p>
						<h2 className={styles.what}>{words.what}</h2>
						<ConditionEditor key={key} path={path} found={found} step={stepAt(flow.steps, path)?.step.code} />
						{problems.length > 0 && (
							<>
								<h3 className={styles.heading}>{text("workbench.problems")}</h3>
								<ProblemList problems={problems} />
							</>
						)}
						{named !== null && <UsedBy name={named} expressions={expressions} />}
					</>
				)}
			</section>
		</div>
	);
}

/** Whether a problem is at this place or within it. */
const isAt = (path: string, place: string): boolean => path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);

/** The places that use a condition by its name. */
function UsedBy({ name, expressions }: { readonly name: string; readonly expressions: readonly FlowExpression[] }) {
	const { flow } = useBundle();
	const users = expressions.filter(({ expression }) => uses(expression, name));
	if (flow === null) return null;
	return (
		<>
			<h3 className={styles.heading}>{text("workbench.conditions.uses", { places: placesText(users.length) })}</h3>
			<ul className={styles.uses}>
				{users.map((user) => {
					const { where, what } = conditionWords(user, flow.steps, flow.compiled);
					return (
						<li key={`${formatPath(user.path)} ${formatPath(user.inBlock ?? [])}`}>
							{where}: {what} {sentence(user.expression, flow.compiled.labels)}
						</li>
					);
				})}
			</ul>
		</>
	);
}

function uses(node: unknown, name: string): boolean {
	if (typeof node !== "object" || node === null) return false;
	return (
		(Object.hasOwn(node, "cond") && (node as { readonly cond: unknown }).cond === name) ||
		Object.values(node).some((each) => uses(each, name))
	);
}
