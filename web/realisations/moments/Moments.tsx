import { IconHistory } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { Link } from "react-router";
import {
	available,
	type CompiledFlow,
	type Moment,
	momentsOf,
	type RealisationEvent,
	type RealisationRecord,
	type StepCode,
} from "../../../engine/index.ts";
import { BehindNameContext } from "../../forms/form-environment.ts";
import type { Stakeholder } from "../../stakeholders/stakeholders.ts";
import { usePerson, useRightsAt, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { Notice } from "../../ui/notices/Notice.tsx";
import { paths } from "../../ui/pages/paths.ts";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { StatusPill } from "../../ui/parts/StatusPill.tsx";
import { absoluteText } from "../../ui/words/date-text.ts";
import { actorName } from "../process/actor-name.ts";
import { mainStep } from "../process/current-step.ts";
import { placedFields } from "../process/placed-fields.ts";
import { tenantRules } from "../process/tenant-rules.ts";
import { toldEvents } from "../process/told-events.ts";
import { NO_PEOPLE, realisationQueries } from "../realisation-queries.ts";
import { StepRail } from "../step/rail/StepRail.tsx";
import { stepTotal } from "../step/rules/step-total.ts";
import { eventSentence, undoingText } from "../step/side/event-sentence.ts";
import { Changes } from "./Changes.tsx";
import { differences, fieldHistory } from "./differences.ts";
import { FieldHistory } from "./FieldHistory.tsx";
import { MomentChoice } from "./MomentChoice.tsx";
import { MomentForm } from "./MomentForm.tsx";
import styles from "./Moments.module.css";
import { useChosenMoment } from "./use-chosen-moment.ts";

interface MomentsProps {
	readonly record: RealisationRecord;
	/** Every version of the flow that occurs in the events of the process. */
	readonly flows: readonly CompiledFlow[];
	readonly stakeholders: readonly Stakeholder[];
}

/** A process at any moment of its past, or at two moments side by side. The engine reconstructs it from the events. */
export function Moments({ record, flows, stakeholders }: MomentsProps) {
	const tenant = useTenant();
	const { userId } = usePerson();
	const actor = useRightsAt(record.MunicipalityCode);
	const rules = useMemo(() => tenantRules(tenant), [tenant]);
	const { data: people = NO_PEOPLE } = useQuery(realisationQueries.people());
	const moments = useMemo(() => momentsIn(record.Events, flows), [record.Events, flows]);
	const fields = useMemo(() => placedFields(flows), [flows]);
	const { chosen, other, step: asked, choose, pathTo } = useChosenMoment(record.uuid, moments);
	const [field, setField] = useState("");
	const [timesChosen, setTimesChosen] = useState(0);
	const histories = useMemo(() => {
		const all = [...fields.values()].map((each) => [each.path, fieldHistory(each, moments)] as const);
		return new Map(all.filter(([, history]) => history.length > 0));
	}, [fields, moments]);
	const historyButton = useCallback(
		(path: string, name: string) =>
			histories.has(path) && (
				<button
					type="button"
					className={styles.history}
					aria-label={text("moments.field.of", { name })}
					title={text("moments.field.of", { name })}
					onClick={() => {
						setField(path);
						setTimesChosen((times) => times + 1);
					}}
				>
					<IconHistory size={16} aria-hidden />
				</button>
			),
		[histories],
	);
	const reference = record.reference;
	usePageTitle(text("moments.title", { reference }));

	const state = available(chosen.flow, chosen.realisation, actor, rules);
	const step = stepShown(asked, chosen, state.steps);
	const nameOf = (event: RealisationEvent) => actorName(event, userId, people, state.steps);
	const labelIn = (flow: CompiledFlow) => (code: StepCode) => flow.steps.get(code)?.definition.label ?? "";
	const sentences = (moment: Moment) =>
		toldIn(record.Events, moment).map((event) => {
			const what = `${eventSentence(event, labelIn(moment.flow))} ${undoingText(event, record.Events)}`.trim();
			return text("moments.at", { who: nameOf(event), what });
		});
	const isLast = chosen === moments.at(-1);
	const [earlier, later] = other !== null && other.number > chosen.number ? [chosen, other] : [other, chosen];
	const before = other === null ? (moments[moments.indexOf(chosen) - 1] ?? null) : earlier;
	const changed = differences(fields, before, later);
	const marked = new Set(other === null ? [] : changed.map(({ field }) => field.path));
	const shown = other === null ? [chosen] : [earlier ?? chosen, later];
	const changes = <Changes differences={changed} isComparison={other !== null} stakeholders={stakeholders} flow={later.flow} />;
	const form = { record, step, stakeholders, actor, rules, marked };
	return (
		<div className={other === null ? styles.screen : `${styles.screen} ${styles.beside}`}>
			<div className={styles.crumb}>
				<nav aria-label={text("moments.crumb")}>
					<ol className={styles.trail}>
						<li>
							<Link to={paths.realisations()}>{text("nav.realisations")}</Link>
						</li>
						<li>
							<Link to={paths.realisation(record.uuid)} className="tabular">
								{reference}
							</Link>
						</li>
						<li aria-current="page" className={styles.reference}>
							{text("page.moments")}
						</li>
					</ol>
				</nav>
				<StatusPill status={state.status} />
			</div>
			<div className={styles.head}>
				<h1>{text("moments.title", { reference })}</h1>
				<MomentChoice
					moments={moments}
					chosen={chosen}
					other={other}
					sentences={sentences}
					pathTo={(moment) => pathTo({ moment: moment.number })}
					onChoose={choose}
				/>
				<Notice
					kind="info"
					title={isLast ? text("moments.present") : text("moments.past", { date: absoluteText(chosen.ts) })}
					action={<Link to={paths.realisation(record.uuid)}>{text("moments.toNow")}</Link>}
				>
					{text("moments.readOnly")}
				</Notice>
			</div>
			<div className={styles.rail}>
				<StepRail
					pathOf={(code) => pathTo({ step: code })}
					total={stepTotal(chosen.flow.definition.steps)}
					steps={state.steps}
					events={record.Events.slice(0, chosen.number)}
					shown={step}
					at={chosen.ts}
				/>
			</div>
			{other === null ? null : <div className={styles.differences}>{changes}</div>}
			<div className={styles.forms}>
				<BehindNameContext value={historyButton}>
					{shown.map((moment) => (
						<MomentForm key={`${moment === chosen} ${moment.flow.definition.version} ${step}`} moment={moment} {...form} />
					))}
				</BehindNameContext>
			</div>
			<aside className={styles.side} aria-label={text("side.label")}>
				{other === null ? changes : null}
				<FieldHistory
					fields={fields}
					histories={histories}
					path={field}
					onChoose={setField}
					asked={timesChosen}
					stakeholders={stakeholders}
					nameOf={(moment) => (moment.events[0] === undefined ? "" : nameOf(moment.events[0]))}
					pathTo={(moment) => pathTo({ moment: moment.number })}
				/>
			</aside>
		</div>
	);
}

/** The moments at which something meaningful to people happened; at least the last one. */
function momentsIn(events: readonly RealisationEvent[], flows: readonly CompiledFlow[]): readonly Moment[] {
	const all = momentsOf(events, (version) => {
		const flow = flows.find(({ definition }) => definition.version === version);
		if (flow === undefined) throw new Error(`version ${version} of the flow is not loaded`);
		return flow;
	});
	return all.filter((moment, index) => index === all.length - 1 || toldIn(events, moment).length > 0);
}

/** The events of a moment that are shown. Completing a step implies saving it, so that save is left out. */
function toldIn(events: readonly RealisationEvent[], { number, events: own }: Moment): readonly RealisationEvent[] {
	const completed = own.flatMap(({ type, meta }) => (type === "step-end" ? [meta.step] : []));
	return toldEvents(events.slice(0, number))
		.filter((told) => told.number > number - own.length)
		.map(({ event }) => event)
		.filter(({ type, meta }) => type !== "step-save" || !completed.includes(meta.step));
}

type Steps = ReturnType<typeof available>["steps"];

/** The requested step, or else the step that the act was about, or else the step that was open. */
function stepShown(asked: StepCode | null, { events, realisation }: Moment, steps: Steps): StepCode {
	const has = (code: StepCode | undefined): code is StepCode => steps.some((step) => step.code === code);
	if (asked !== null && has(asked)) return asked;
	const about = events.find(({ type, meta }) => type !== "step-start" && has(meta.step))?.meta.step;
	const open = Object.entries(realisation.steps).find(([code, { completedAt }]) => completedAt === null && mainStep(code) === code);
	return about ?? asked ?? open?.[0] ?? steps[0]?.code ?? "1";
}
