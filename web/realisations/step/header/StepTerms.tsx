import { Button } from "@mantine/core";
import { Suspense, useEffect, useState } from "react";
import {
	type CompiledFlow,
	countryOf,
	extendableTerm,
	pressureOf,
	type RealisationEvent,
	type RealisationRecord,
	realisationOf,
	type Term,
	termDays,
	termsOf,
	termText,
	writeDay,
} from "../../../../engine/index.ts";
import { notifyWarning } from "../../../api/notify.ts";
import { useRightsAt, useTenant } from "../../../tenants/TenantContext.tsx";
import { text } from "../../../texts/text.ts";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { useNow } from "../../../ui/time/use-now.ts";
import { dayText } from "../../../ui/words/date-text.ts";
import { nameInSentence } from "../../process/actor-name.ts";
import styles from "./StepTerms.module.css";

const ExtendTermDialog = lazyPart(async () => ({ default: (await import("../dialogs/ExtendTermDialog.tsx")).ExtendTermDialog }));

interface StepTermsProps {
	readonly record: RealisationRecord;
	readonly flow: CompiledFlow;
	readonly step: string;
	readonly nameOf: (event: RealisationEvent) => string;
}

/** The terms that end with this step: their last day, who extended them, and a button for people who may extend them. */
export function StepTerms({ record, flow, step, nameOf }: StepTermsProps) {
	const tenant = useTenant();
	const { terms = {} } = tenant;
	const country = countryOf(tenant);
	const actor = useRightsAt(record.MunicipalityCode);
	const [extending, setExtending] = useState<string | null>(null);
	const realisation = realisationOf(record);
	const { completed, cancelled } = realisation.flags;
	const running = completed || cancelled ? [] : termsOf(terms, realisation, record.Events, country).filter((term) => term.step === step);
	const extendable = running.flatMap(({ name }) => {
		const found = extendableTerm(flow, realisation, name, actor, { terms, country, past: record.Events });
		return found.refused ? [] : [found];
	});
	const asked = extending === null ? null : extendableTerm(flow, realisation, extending, actor, { terms, country, past: record.Events });
	const over = asked?.refused ? asked.message : null;
	useEffect(() => {
		if (over === null) return;
		// Somebody else used up the last days, or stopped the process, while the dialog was open.
		setExtending(null);
		notifyWarning(text("terms.extend.failed"), over);
	}, [over]);
	if (running.length === 0) return null;
	return (
		<>
			<ul className={styles.terms} aria-label={text("terms.label")}>
				{running.map((term) => (
					<li key={term.name} className={styles.term}>
						<TermLine term={term} warn={terms[term.name]} />
						{extendable.some((found) => found.term.name === term.name) && (
							<Button
								size="compact-sm"
								variant="default"
								aria-label={text("terms.extend.label", { term: term.label })}
								aria-haspopup="dialog"
								onClick={() => setExtending(term.name)}
							>
								{text("terms.extend")}
							</Button>
						)}
						{term.extensions.map((extension) => (
							<span key={extension.ts} className={styles.extended}>
								{text("terms.extended", {
									days: termDays(extension.days, extension.unit),
									by: giverOf(extension, record.Events, nameOf),
									day: dayText(extension.ts),
									reason: extension.reason,
								})}
							</span>
						))}
					</li>
				))}
			</ul>
			{asked !== null && !asked.refused && (
				<Suspense fallback={null}>
					<ExtendTermDialog key={asked.term.name} record={record} found={asked} onClose={() => setExtending(null)} />
				</Suspense>
			)}
		</>
	);
}

function TermLine({ term: { label, due }, warn }: { readonly term: Term; readonly warn: Parameters<typeof pressureOf>[0] }) {
	const now = useNow();
	if (due === null) {
		return (
			<span>
				{label}: <span className={styles.quiet}>{text("terms.stopped")}</span>
			</span>
		);
	}
	const { left, state } = pressureOf(warn, due, now);
	return (
		<span>
			{label}: <strong className={styles[state]}>{termText(left)}</strong>
			<span className={styles.quiet}>, {text("terms.until", { day: writeDay(due) })}</span>
		</span>
	);
}

function giverOf(
	{ ts, name }: Term["extensions"][number],
	events: readonly RealisationEvent[],
	nameOf: (event: RealisationEvent) => string,
): string {
	const event = events.find((each) => each.type === "term-extend" && each.ts === ts && each.meta.term?.name === name);
	return event === undefined ? "" : nameInSentence(nameOf(event));
}
