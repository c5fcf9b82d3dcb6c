import { IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import {
	available,
	type CompiledFlow,
	type RealisationEvent,
	type RealisationRecord,
	realisationOf,
	type StepAvailability,
} from "../../../engine/index.ts";
import { ReadComments } from "../../comments/ReadComments.tsx";
import type { Stakeholder } from "../../stakeholders/stakeholders.ts";
import { usePerson, useRightsAt, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { PlainButton } from "../../ui/PlainButton.tsx";
import { paths } from "../../ui/pages/paths.ts";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { Facts } from "../../ui/parts/Facts.tsx";
import { StatusPill } from "../../ui/parts/StatusPill.tsx";
import { useNow } from "../../ui/time/use-now.ts";
import { absoluteText } from "../../ui/words/date-text.ts";
import { actorName } from "../process/actor-name.ts";
import { ProcessContext } from "../process/process-context.ts";
import { tenantRules } from "../process/tenant-rules.ts";
import { NO_PEOPLE, realisationQueries } from "../realisation-queries.ts";
import { StatusNotices } from "../step/header/StatusNotices.tsx";
import { progressFacts } from "../step/header/StepHeader.tsx";
import { ReadStep } from "../step/ReadStep.tsx";
import { stakeholderChoices } from "../step/state/field-choices.ts";
import styles from "./Dossier.module.css";
import { DossierEvents } from "./DossierEvents.tsx";
import { EarlierRounds } from "./EarlierRounds.tsx";

interface DossierProps {
	readonly record: RealisationRecord;
	readonly flow: CompiledFlow;
	readonly stakeholders: readonly Stakeholder[];
}

const begun = ({ state, open }: StepAvailability) => (state === "open" || state === "completed") && open.allowed;

/**
 * A whole process on one page, to read, print or keep as a PDF: every step that the person may see and that has begun, the
 * comments and the history.
 */
export function Dossier({ record, flow, stakeholders }: DossierProps) {
	const tenant = useTenant();
	const person = usePerson();
	const actor = useRightsAt(record.MunicipalityCode);
	const now = useNow();
	const rules = useMemo(() => tenantRules(tenant), [tenant]);
	const realisation = useMemo(() => realisationOf(record), [record]);
	const { steps, status } = useMemo(() => available(flow, realisation, actor, rules), [flow, realisation, actor, rules]);
	const { data: people = NO_PEOPLE } = useQuery(realisationQueries.people());
	const choices = useMemo(() => stakeholderChoices(stakeholders, flow.definition.bindings.namedStakeholders), [stakeholders, flow]);
	const process = useMemo(() => ({ record, bindings: flow.definition.bindings, unsaved: false, savable: false }), [record, flow]);
	const { reference, uuid } = record;
	usePageTitle(text("dossier.title", { reference }));
	// Replaces 'U' by the person's name, because paper does not show who 'U' is.
	const names = { ...people, [person.userId]: person.name };
	const nameOf = (event: RealisationEvent) => actorName(event, "", names, steps);
	// A step with sub-steps is represented by them.
	const parents = new Set(steps.map(({ parent }) => parent));
	const drawn = steps.filter((step) => begun(step) && !parents.has(step.code));
	const later = steps.filter(({ state, parent }) => state === "not-started" && parent === null);
	return (
		<article className={styles.dossier}>
			<header className={styles.head}>
				<nav aria-label={text("dossier.crumb")} className={styles.crumb}>
					<ol className={styles.trail}>
						<li>
							<Link to={paths.realisations()}>{text("nav.realisations")}</Link>
						</li>
						<li>
							<Link to={paths.realisation(uuid)} className="tabular">
								{reference}
							</Link>
						</li>
						<li aria-current="page" className={styles.reference}>
							{text("page.dossier")}
						</li>
					</ol>
				</nav>
				<div className={styles.top}>
					<h1>{text("dossier.title", { reference })}</h1>
					<PlainButton filled onClick={() => window.print()}>
						<IconPrinter size={16} aria-hidden /> {text("dossier.print")}
					</PlainButton>
				</div>
				<Facts
					facts={[
						{ label: text("dossier.address"), value: record.address || text("step.address.none") },
						{ label: text("side.status"), value: <StatusPill status={status} /> },
						{ label: text("dossier.made"), value: text("dossier.made.by", { when: absoluteText(now), name: person.name }) },
					]}
				/>
				<StatusNotices record={record} nameOf={nameOf} />
			</header>
			{drawn.map((step) => (
				<section key={step.code} className={styles.step} aria-labelledby={`dossier-${step.code}`}>
					<h2 id={`dossier-${step.code}`}>{text("dossier.step", { step: step.code, label: step.label })}</h2>
					<Facts facts={progressFacts(step, record.Events, now) ?? []} />
					<ReadStep
						record={record}
						flow={flow}
						realisation={realisation}
						step={step.code}
						at={now}
						stakeholders={stakeholders}
						actor={actor}
						rules={rules}
						own
					/>
				</section>
			))}
			{later.length > 0 && (
				<p className={styles.quiet}>{text("dossier.later", { steps: later.map(({ code, label }) => `${code} ${label}`).join(", ") })}</p>
			)}
			<EarlierRounds record={record} flow={flow} nameOf={nameOf} choices={choices} />
			<div className={styles.step}>
				<ReadComments uuid={uuid} code={record.MunicipalityCode} entity="realisation" all reference={record.reference} />
			</div>
			<ProcessContext value={process}>
				<DossierEvents record={record} flow={flow} nameOf={nameOf} choices={choices} />
			</ProcessContext>
		</article>
	);
}
