import { Button } from "@mantine/core";
import { useMemo } from "react";
import { changeKey, placeInMapping } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { knownNames } from "../conditions/known-names.ts";
import { useEditing } from "../editing/use-edits.ts";
import { useInTurn } from "../editing/use-in-turn.ts";
import type { Impact, MappingNeed } from "../impact/use-impact.ts";
import { MappingQuestion } from "./MappingQuestion.tsx";
import styles from "./Mappings.module.css";
import { answerEdits, answerIn, type MappingAnswer, mappingFile, mappingIn } from "./mapping-edits.ts";

interface MappingsProps {
	readonly impact: Pick<Impact, "to" | "needs">;
	readonly mayEdit: boolean;
}

/**
 * The choices that running processes require before they can be upgraded, by the version they come from, each with its answer in the
 * design.
 */
export function Mappings({ impact: { to, needs }, mayEdit }: MappingsProps) {
	const versions = [...new Set(needs.map(({ from }) => from))];
	if (versions.length === 0) return null;
	return (
		<>
			{versions.map((from) => (
				<MappingFrom key={from} from={from} to={to} needs={needs.filter((need) => need.from === from)} mayEdit={mayEdit} />
			))}
		</>
	);
}

interface MappingFromProps {
	readonly from: string;
	readonly to: string;
	readonly needs: readonly MappingNeed[];
	readonly mayEdit: boolean;
}

function MappingFrom({ from, to, needs, mayEdit }: MappingFromProps) {
	const { shown, flow, tenant } = useBundle();
	const { write } = useEditing();
	const names = useMemo(() => (flow === null ? null : knownNames(flow.compiled, tenant)), [flow, tenant]);
	const mapping = mappingIn(shown.files, from);
	const answerTo = ({ change }: MappingNeed) => answerIn(mapping, to, change);
	const say = useInTurn((answers: readonly { readonly change: MappingNeed["change"]; readonly answer: MappingAnswer }[]) =>
		write(answerEdits(shown.files, { from, to }, answers), text("mapping.saved", { from })),
	);
	const suggested = needs.flatMap((need) => {
		const asked = need.change.mapping;
		const suggestion = asked?.kind === "step" || asked?.kind === "field" ? asked.suggestion : undefined;
		return suggestion === undefined || answerTo(need) !== undefined ? [] : [{ change: need.change, answer: suggestion }];
	});
	const open = needs.filter((need) => answerTo(need) === undefined).length;
	const heading = `toewijzing-${from.replaceAll(".", "-")}`;
	return (
		<section aria-labelledby={heading} className={styles.mapping}>
			<h3 id={heading} className={styles.heading}>
				{text("mapping.title", { from, to })}
			</h3>
			<p className={styles.muted}>{text(mayEdit ? "mapping.lead" : "mapping.lead.reader", { file: mappingFile(from) })}</p>
			<ul className={styles.needs}>
				{needs.map((need) => (
					<li key={keyOf(need)} className={styles.need}>
						<p>{need.change.sentence}</p>
						<p className={styles.muted}>
							{need.change.reason} <span data-open={need.open > 0 || undefined}>{countText(need)}</span>
						</p>
						{names !== null && (
							<fieldset disabled={!mayEdit} className={styles.answer}>
								<MappingQuestion
									change={need.change}
									answer={answerTo(need)}
									names={names}
									onAnswer={(answer) => say([{ change: need.change, answer }])}
								/>
							</fieldset>
						)}
					</li>
				))}
			</ul>
			{mayEdit && (
				<div className={styles.take}>
					{suggested.length > 0 && <Button onClick={() => say(suggested)}>{text("mapping.take", { count: suggested.length })}</Button>}
					<p role="status" className={styles.muted}>
						{open > 0 && text(open === 1 ? "mapping.left.one" : "mapping.left.other", { count: open })}
					</p>
				</div>
			)}
		</section>
	);
}

const keyOf = ({ change }: MappingNeed): string => `${placeInMapping(change).join(" ")} ${changeKey(change)} ${change.sentence}`;

/** E.g. "Lopende processen: 3, nog zonder keuze: 2." */
function countText({ concerned, open }: MappingNeed): string {
	return text(open === 0 ? "mapping.answered" : "mapping.open", { count: concerned, open });
}
