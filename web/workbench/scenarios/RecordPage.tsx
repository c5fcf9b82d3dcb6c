import { Button, NativeSelect } from "@mantine/core";
import { useEffect, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { addDays, type CompiledFlow, type Scenario, type TenantDefinition, today } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { PlainNotice } from "../../ui/notices/PlainNotice.tsx";
import { PlainButton } from "../../ui/PlainButton.tsx";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { scenarioFile, scenariosIn } from "../bundle/scenarios-in.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { PropertyInput } from "../editing/PropertyInput.tsx";
import { isNarrow, PreviewFrame } from "../preview/PreviewFrame.tsx";
import { messageIn, type PreviewWish } from "../preview/preview-wish.ts";
import { Acts } from "./Acts.tsx";
import { roleLabel } from "./act-words.ts";
import styles from "./RecordPage.module.css";
import { SaveScenario } from "./SaveScenario.tsx";
import { emptyScenario, lastDay, startOfScenario, useRecording } from "./use-recording.ts";

/** Records a scenario by doing it: on the step's own page, as one role after another. */
export function RecordPage() {
	const { flow, tenant } = useBundle();
	usePageTitle(text("workbench.record.title"));
	if (flow === null || tenant === null) return <p className={styles.empty}>{text("workbench.flow.unreadable")}</p>;
	return <Recorder flow={flow.compiled} tenant={tenant} />;
}

interface RecorderProps {
	readonly flow: CompiledFlow;
	readonly tenant: TenantDefinition;
}

function Recorder({ flow, tenant }: RecorderProps) {
	const addresses = useWorkbenchPaths();
	const navigate = useNavigate();
	const bundle = useBundle();
	const [search] = useSearchParams();
	const from = search.get("van");
	const after = search.get("na");
	const asked = search.get("stap");
	const firstStep = flow.order[0]?.code ?? "";
	const [day, setDay] = useState(0);
	const former = useMemo(() => (from === null ? undefined : scenariosIn(bundle)[scenarioFile(from)]), [from, bundle]);
	const begun = useMemo(() => {
		if (former === undefined) return emptyScenario(bundle, tenant.processTypes[0]?.value ?? "", today(Date.now()));
		return after === null ? former : { ...former, instructions: former.instructions.slice(0, Number(after)) };
	}, [former, after, bundle, tenant]);
	const { scenario, untold, change, forget } = useRecording(begun, day, `${addresses.record()}?${search}`);
	// Somebody who comes from a step continues from where that step is open.
	const [leading, setLeading] = useState(asked !== null && asked !== firstStep && scenario.instructions.length === 0);
	const last = scenario.instructions.at(-1);
	const isBegun = scenario.instructions.length === begun.instructions.length;
	const now = last?.expect?.step ?? (isBegun && !leading ? asked : null) ?? firstStep;
	const roles = useMemo(() => [...new Set(flow.order.flatMap(({ definition: { access } }) => [...access.edit, ...access.read]))], [flow]);
	const editors = flow.steps.get(now)?.definition.access.edit ?? [];
	const begin = (step: string, role: string, of: Scenario): PreviewWish => ({
		step,
		role,
		state: "open",
		day: dayOf(of, day),
		filled: false,
		scenario: of,
	});
	const [wish, setWish] = useState<PreviewWish>(() => {
		const step = asked ?? now;
		const role = search.get("als") ?? flow.steps.get(step)?.definition.access.edit[0] ?? "";
		return leading ? { step, role, state: "open", day: "", filled: false } : begin(step, role, scenario);
	});
	const [phone] = useState(isNarrow);
	const [saving, setSaving] = useState(false);
	// The frame moves on to the next step by itself, as the product does.
	const count = scenario.instructions.length;
	const [seen, setSeen] = useState({ count, step: wish.step });
	if (seen.count !== count) setSeen({ count, step: last?.do === "complete" ? now : seen.step });
	/** Shows the process at the end of the scenario; `part`: changes to the wish. */
	const show = (of: Scenario, part: Partial<PreviewWish> = {}): void => {
		const next = { ...wish, ...begin(seen.step, wish.role, of), ...part };
		setWish(next);
		setSeen({ count: of.instructions.length, step: next.step });
	};
	const { revision } = bundle.shown;
	const [shownRevision, setShownRevision] = useState(revision);
	// With other files the frame starts afresh: with everything recorded so far, not with its initial scenario.
	if (revision !== shownRevision) {
		setShownRevision(revision);
		if (!leading) show(scenario);
	}
	useEffect(() => {
		if (!leading) return;
		const onMessage = (event: MessageEvent): void => {
			const message = messageIn(event);
			if (message?.kind !== "lead") return;
			setLeading(false);
			const of = message.scenario === null ? begun : { ...message.scenario, name: "" };
			change(of);
			setWish((before) => ({ ...before, day: dayOf(of, 0), scenario: of }));
		};
		window.addEventListener("message", onMessage);
		return () => window.removeEventListener("message", onMessage);
	}, [leading, begun, change]);
	const shorter = (): void => {
		const of = { ...scenario, instructions: scenario.instructions.slice(0, -1) };
		change(of);
		show(of, { step: of.instructions.at(-1)?.expect?.step ?? firstStep });
	};
	return (
		<div className={styles.page}>
			<div className={styles.work}>
				<div className={styles.tools}>
					<NativeSelect
						size="xs"
						label={text("workbench.preview.role")}
						value={wish.role}
						data={roles.map((role) => ({ value: role, label: roleLabel(role, tenant) }))}
						onChange={({ currentTarget }) => show(scenario, { role: currentTarget.value, step: now })}
					/>
					<NativeSelect
						size="xs"
						label={text("workbench.record.step")}
						value={seen.step}
						data={flow.order.map(({ code, definition: { label } }) => ({ value: code, label: `${code} ${label}` }))}
						onChange={({ currentTarget }) => show(scenario, { step: currentTarget.value })}
					/>
					<div className={styles.day}>
						<PropertyInput
							label={text("workbench.record.day")}
							type="integer"
							value={Math.max(day, lastDay(scenario))}
							needed
							within={[lastDay(scenario), 3650]}
							onWrite={async (value) => {
								const days = Number(value);
								setDay(days);
								show(scenario, { day: dayOf(scenario, days) });
								return null;
							}}
						/>
					</div>
				</div>
				<PreviewFrame wish={wish} phone={phone} field={null} leading={leading} />
			</div>
			<aside className={styles.acts} aria-label={text("workbench.record.title")} data-pane tabIndex={-1}>
				<h1 className={styles.title}>
					<span className={styles.light} aria-hidden />
					{text("workbench.record.title")}
				</h1>
				<p className={styles.about}>{text("workbench.record.about")}</p>
				{scenario.instructions.length === 0 && tenant.processTypes.length > 1 && (
					<NativeSelect
						size="xs"
						label={text("workbench.record.type")}
						value={scenario.given?.type ?? ""}
						data={tenant.processTypes.map(({ value, text: label }) => ({ value, label }))}
						onChange={({ currentTarget }) => {
							const of = emptyScenario(bundle, currentTarget.value, scenario.given?.at ?? today(Date.now()));
							change(of);
							show(of);
						}}
					/>
				)}
				<p role="status" className={styles.count}>
					{text(scenario.instructions.length === 1 ? "workbench.record.count.one" : "workbench.record.count.other", {
						count: scenario.instructions.length,
					})}
				</p>
				{untold && <PlainNotice kind="warning" title={text("workbench.record.untold")} />}
				<Acts label={text("workbench.scenario.acts")} instructions={scenario.instructions} flow={flow} tenant={tenant} result={null} />
				{last !== undefined && editors.length > 0 && !editors.includes(wish.role) && (
					<div className={styles.next}>
						<p>{text("workbench.record.turn", { step: now })}</p>
						{editors.map((role) => (
							<PlainButton key={role} small onClick={() => show(scenario, { role, step: now })}>
								{text("workbench.record.as", { role: roleLabel(role, tenant) })}
							</PlainButton>
						))}
					</div>
				)}
				{scenario.instructions.length > 0 && (
					<div className={styles.buttons}>
						<Button size="xs" variant="filled" onClick={() => setSaving(true)}>
							{text("workbench.record.stop")}
						</Button>
						<Button size="xs" onClick={shorter}>
							{text("workbench.record.shorter")}
						</Button>
						<Button
							size="xs"
							onClick={() => {
								const of = emptyScenario(bundle, scenario.given?.type ?? "", today(Date.now()));
								change(of);
								show(of, { step: firstStep });
							}}
						>
							{text("workbench.record.again")}
						</Button>
					</div>
				)}
			</aside>
			{saving && (
				<SaveScenario
					scenario={scenario}
					former={from === null || former === undefined ? null : { file: scenarioFile(from), name: former.name, mended: after !== null }}
					onDone={(name) => {
						forget();
						navigate(addresses.scenario(name));
					}}
					onClose={() => setSaving(false)}
				/>
			)}
		</div>
	);
}

/** The day of the next act. */
const dayOf = (scenario: Scenario, days: number): string => addDays(startOfScenario(scenario), Math.max(days, lastDay(scenario)));
