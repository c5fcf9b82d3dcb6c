import { type ReactNode, useDeferredValue, useMemo, useRef } from "react";
import {
	type Availability,
	type CompiledFlow,
	holdsOneOf,
	realisationOf,
	type StepAvailability,
	type StepCode,
	type Why,
	wayTaken,
	whatOpens,
	why,
} from "../../../../engine/index.ts";
import { useRightsAt, useTenant } from "../../../tenants/TenantContext.tsx";
import { text } from "../../../texts/text.ts";
import { namedRoles, roleLabels } from "../../../ui/words/role-label.ts";
import { tenantRules } from "../../process/tenant-rules.ts";
import type { StepScreenState } from "../state/use-step-screen.ts";
import { useAskedByKey } from "./use-asked-by-key.ts";
import { useWaysAhead } from "./use-ways-ahead.ts";
import styles from "./Why.module.css";
import { WhyClosed } from "./WhyClosed.tsx";
import { WhyFacts } from "./WhyFacts.tsx";
import "../../../texts/areas/why.ts";

export interface WhyProps {
	readonly screen: Pick<StepScreenState, "context" | "view" | "labelOf">;
	readonly flow: CompiledFlow;
	readonly step: StepAvailability;
	readonly availability: Availability;
	/** How often it was asked for by key since it was opened; 0: not at all. */
	readonly asked: number;
	readonly onClose: () => void;
}

/** The content of 'Waarom?': computed by the engine from the process and the current input. */
export default function WhyPanel({ screen, flow, step, availability, asked, onClose }: WhyProps) {
	const { context, view, labelOf } = screen;
	const answer = useRef<HTMLElement>(null);
	useAskedByKey(answer, asked, onClose);
	const { record, values } = context;
	const actor = useRightsAt(record.MunicipalityCode);
	const rules = why(flow, realisationOf(record), step.code, actor, Date.now(), values);
	const [hidden, disabled, onward] = [rules.filter(isHidden), rules.filter(isDisabled), rules.filter(isWayOn)];
	const needed = view.locked ? [] : rules.filter(isNeeded);
	const untold = rules.filter(({ about, holds }) => holds === null && about !== "branch" && !(about === "rule" && view.locked));
	const missing = view.missing.filter(({ message }) => ![...needed, ...untold].some(({ name }) => name === message));
	const says = (each: Why, line: ReactNode) => (
		<li key={`${each.about} ${each.name} ${each.sentence}`}>
			{line}
			<WhyFacts facts={each.facts} uuid={record.uuid} here={step.code} />
		</li>
	);
	const ahead = useWaysAhead(screen, flow, step.code);
	const tenant = useTenant();
	// Several answers are tried, which must not hold up whoever types on.
	const typed = useDeferredValue(values);
	const openings = useMemo(
		() => whatOpens(flow, realisationOf(record), actor, Date.now(), tenantRules(tenant), typed),
		[flow, record, actor, tenant, typed],
	);
	const holding = wayTaken(onward, step.state === "open" || !view.locked ? ahead : undefined);
	const closed = availability.steps.filter(({ code, state, open }) => code !== step.code && state === "not-started" && !open.allowed);
	const isPlain = !view.locked && missing.length + needed.length + hidden.length + disabled.length + untold.length + onward.length === 0;
	return (
		<section ref={answer} tabIndex={-1} aria-label={text("why.step.label")} className={styles.answer}>
			{view.locked ? <Lock step={step} steps={availability.steps} screen={screen} mayEdit={holdsOneOf(actor, step.editRoles)} /> : null}
			{isPlain ? <p>{text("why.step.open")}</p> : null}
			<Group title={text("why.needed")} count={missing.length + needed.length}>
				{missing.map(({ path, message }) => (
					<li key={`${path} ${message}`}>{path === "" ? message : text("why.field", { label: labelOf(path), message })}</li>
				))}
				{needed.map((each) => says(each, each.name))}
			</Group>
			<Group title={text("why.hidden")} count={hidden.length}>
				{hidden.map((each) => says(each, <Rule {...each} />))}
			</Group>
			<Group title={text("why.disabled")} count={disabled.length}>
				{disabled.map((each) => says(each, <Rule {...each} />))}
			</Group>
			<Group title={text("why.untold")} count={untold.length}>
				{untold.map((each) => says(each, <Rule {...each} />))}
			</Group>
			<Group title={text("why.onward")} count={onward.length}>
				{onward.map((each) =>
					says(
						each,
						<>
							{wayText(each)}
							{each === holding ? <strong> {text("why.holds")}</strong> : null}
						</>,
					),
				)}
			</Group>
			<Group title={text("why.closed")} count={closed.length}>
				{closed.map((each) => (
					<li key={each.code}>
						{text("why.closed.step", { step: each.code, label: each.label, reason: each.open.allowed ? "" : each.open.reason })}{" "}
						{text("why.step.edit", { roles: rolesOf(each) })}
						<WhyClosed
							uuid={record.uuid}
							here={step.code}
							openings={openings.get(each.code) ?? []}
							passed={step.state === "open" && isPassedBy(flow, step.code, each.code, ahead)}
						/>
					</li>
				))}
			</Group>
		</section>
	);
}

/** Whether the only way that is left leads past a step behind this one; what is put back passes nothing. */
function isPassedBy(flow: CompiledFlow, here: StepCode, code: StepCode, ahead: readonly (StepCode | null)[]): boolean {
	const [to] = ahead;
	const placeOf = (of: StepCode) => {
		const step = flow.steps.get(of);
		return (step?.parent ?? step)?.index ?? 0;
	};
	return ahead.length === 1 && typeof to === "string" && placeOf(here) < placeOf(code) && placeOf(code) < placeOf(to);
}

const isHidden = ({ about, holds }: Why) => holds === false && (about === "section" || about === "field" || about === "sub-step");
const isDisabled = ({ about, holds }: Why) => holds === false && about === "enabled";
const isNeeded = ({ about, holds }: Why) => holds === false && about === "rule";
const isWayOn = ({ about }: Why) => about === "branch";

function wayText({ name, sentence, way }: Why): string {
	if (way?.otherwise === true) return text("why.to.otherwise", { step: name });
	return sentence === null ? name : text("why.to", { step: name, rule: sentence });
}

function Group({ title, count, children }: { readonly title: string; readonly count: number; readonly children: ReactNode }) {
	if (count === 0) return null;
	return (
		<>
			<h2 className={styles.title}>{title}</h2>
			<ul className={styles.list}>{children}</ul>
		</>
	);
}

function Rule({ about, name, sentence }: Why) {
	return (
		<>
			<strong>{about === "sub-step" ? text("why.part", { step: name }) : name}</strong>
			{sentence === null ? null : `. ${text("why.when", { rule: sentence })}`}
		</>
	);
}

interface LockProps {
	readonly step: StepAvailability;
	readonly steps: readonly StepAvailability[];
	readonly screen: WhyProps["screen"];
	readonly mayEdit: boolean;
}

/** Why the step is locked, who can edit it, and whose turn it is. */
function Lock({ step, steps, screen, mayEdit }: LockProps) {
	const { correct, change } = screen.view.buttons;
	const turns = step.state === "completed" ? [] : steps.filter(({ state, code }) => state === "open" && !hasOpenPart(steps, code));
	const unlock = correct.shown ? text(change.shown ? "why.step.unlock" : "why.step.correct") : null;
	return (
		<>
			<p>
				<strong>{screen.view.lockReason}</strong> {mayEdit ? unlock : text("why.step.edit", { roles: rolesOf(step) })}
			</p>
			{turns.length > 0 ? (
				<p>
					{text(turns.length === 1 ? "why.step.turn.one" : "why.step.turn.other")}{" "}
					{turns.map((turn) => text("why.step.turn", { step: turn.code, label: turn.label, roles: rolesOf(turn) })).join("; ")}.
				</p>
			) : null}
		</>
	);
}

const hasOpenPart = (steps: readonly StepAvailability[], code: string) =>
	steps.some(({ parent, state }) => parent === code && state === "open");

function rolesOf({ editRoles }: StepAvailability): string {
	const names = namedRoles(editRoles);
	return names.length === 0 ? text("why.step.nobody") : roleLabels(names);
}
