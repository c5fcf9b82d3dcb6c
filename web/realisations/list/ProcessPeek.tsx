import { useQuery } from "@tanstack/react-query";
import { withSubSteps } from "../../../engine/index.ts";
import { ReadComments } from "../../comments/ReadComments.tsx";
import { specificationQueries } from "../../flows/specification.ts";
import { text } from "../../texts/text.ts";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import { StatusPill } from "../../ui/parts/StatusPill.tsx";
import { dayText } from "../../ui/words/date-text.ts";
import { namedRoles, roleLabels } from "../../ui/words/role-label.ts";
import type { KeptRealisation } from "../realisation-collection.ts";
import styles from "./ProcessPeek.module.css";
import type { RealisationRow } from "./realisation-row.ts";
import "../../texts/areas/peek.ts";

/** The status of a process, the steps at which it waits and for which roles, and its latest comments. */
export default function ProcessPeek({ row }: { readonly row: RealisationRow }) {
	const { record, status } = row;
	return (
		<>
			<p className={styles.status}>
				<StatusPill status={status} />
				{record.status.label}
			</p>
			<section>
				<h3 className={styles.title}>{text("peek.waiting")}</h3>
				<WaitingFor row={row} />
			</section>
			<ReadComments key={record.uuid} uuid={record.uuid} code={record.MunicipalityCode} entity="realisation" />
		</>
	);
}

/** Based on the version of the flow that the process runs on, and on the record as this person may see it. */
function WaitingFor({ row: { record, status } }: { readonly row: RealisationRow }) {
	const { data, isError } = useQuery({ ...specificationQueries.byVersion(record.flow.uuid, record.flow.version), meta: { quiet: true } });
	if (status !== "active") return <p className={styles.quiet}>{text("peek.waiting.none")}</p>;
	if (isError) return <p className={styles.quiet}>{text("peek.waiting.failed")}</p>;
	if (data === undefined) return <Skeletons heights={[40]} />;
	const steps = withSubSteps(data.definition.steps);
	const open = openStates(record).flatMap(({ step, started_at }) => {
		const found = steps.find(({ code }) => code === step);
		return found === undefined ? [] : [{ ...found, since: started_at, roles: roleLabels(namedRoles(found.access.edit)) }];
	});
	if (open.length === 0) return <p className={styles.quiet}>{text("peek.waiting.unseen")}</p>;
	return (
		<ul className={styles.list}>
			{open.map(({ code, label, roles, since }) => (
				<li key={code}>
					<strong>{roles}</strong>
					<span>
						{code}. {label}
					</span>
					<span className={styles.quiet}>{text("peek.waiting.since", { day: dayText(since) })}</span>
				</li>
			))}
		</ul>
	);
}

/** Open steps that somebody can work on: a step with open sub-steps is represented by those. */
function openStates({ flow }: KeptRealisation) {
	const open = flow.state.filter(({ completed_at }) => completed_at === null);
	return open.filter(({ step }) => !open.some((other) => other.step.startsWith(`${step}-`)));
}
