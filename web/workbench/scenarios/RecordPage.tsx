import { Button, NativeSelect, NumberInput } from "@mantine/core";
import { useEffect, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { addDays, type CompiledFlow, type Scenario, type TenantDefinition, today } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { PlainNotice } from "../../ui/notices/PlainNotice.tsx";
import { PlainButton } from "../../ui/PlainButton.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { storiesIn, storyFile } from "../bundle/stories-in.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { isNarrow, PreviewFrame } from "../preview/PreviewFrame.tsx";
import { messageIn, type PreviewWish } from "../preview/preview-wish.ts";
import { Acts } from "./Acts.tsx";
import { roleLabel } from "./act-words.ts";
import styles from "./RecordPage.module.css";
import { SaveStory } from "./SaveStory.tsx";
import { emptyStory, lastDay, startOfStory, useRecording } from "./use-recording.ts";

/** A story is recorded by doing it: on the step's own page, as one role after another. */
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
	const asked = search.get("stap");
	const firstStep = flow.order[0]?.code ?? "";
	const [day, setDay] = useState(0);
	const begun = useMemo(
		() =>
			(from === null ? undefined : storiesIn(bundle)[storyFile(from)]) ??
			emptyStory(bundle, tenant.processTypes[0]?.value ?? "", today(Date.now())),
		[from, bundle, tenant],
	);
	const { story, untold, change, forget } = useRecording(begun, day);
	// Somebody who comes from a step goes on from where that step is open.
	const [leading, setLeading] = useState(asked !== null && asked !== firstStep && story.instructions.length === 0);
	const last = story.instructions.at(-1);
	const now = last?.expect?.step ?? firstStep;
	const roles = useMemo(() => [...new Set(flow.order.flatMap(({ definition: { access } }) => [...access.edit, ...access.read]))], [flow]);
	const editors = flow.steps.get(now)?.definition.access.edit ?? [];
	const begin = (step: string, role: string, of: Scenario): PreviewWish => ({
		step,
		role,
		state: "open",
		day: dayOf(of, day),
		filled: false,
		story: of,
	});
	const [wish, setWish] = useState<PreviewWish>(() => {
		const step = asked ?? now;
		const role = search.get("als") ?? flow.steps.get(step)?.definition.access.edit[0] ?? "";
		return leading ? { step, role, state: "open", day: "", filled: false } : begin(step, role, story);
	});
	const [phone] = useState(isNarrow);
	const [saving, setSaving] = useState(false);
	// The frame goes on to the next step by itself, as the product does.
	const count = story.instructions.length;
	const [seen, setSeen] = useState({ count, step: wish.step });
	if (seen.count !== count) setSeen({ count, step: last?.do === "complete" ? now : seen.step });
	/** Shows the process as the story leaves it; `part` says what is wished of it. */
	const show = (of: Scenario, part: Partial<PreviewWish> = {}): void => {
		const next = { ...wish, ...begin(seen.step, wish.role, of), ...part };
		setWish(next);
		setSeen({ count: of.instructions.length, step: next.step });
	};
	const { revision } = bundle.shown;
	const [shownRevision, setShownRevision] = useState(revision);
	// The frame begins anew with other files: with all that was done, not with what it began with.
	if (revision !== shownRevision) {
		setShownRevision(revision);
		if (!leading) show(story);
	}
	useEffect(() => {
		if (!leading) return;
		const onMessage = (event: MessageEvent): void => {
			const message = messageIn(event);
			if (message?.kind !== "lead") return;
			setLeading(false);
			const of = message.story === null ? begun : { ...message.story, name: "" };
			change(of);
			setWish((before) => ({ ...before, day: dayOf(of, 0), story: of }));
		};
		window.addEventListener("message", onMessage);
		return () => window.removeEventListener("message", onMessage);
	}, [leading, begun, change]);
	const shorter = (): void => {
		const of = { ...story, instructions: story.instructions.slice(0, -1) };
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
						onChange={({ currentTarget }) => show(story, { role: currentTarget.value, step: now })}
					/>
					<NativeSelect
						size="xs"
						label={text("workbench.record.step")}
						value={seen.step}
						data={flow.order.map(({ code, definition: { label } }) => ({ value: code, label: `${code} ${label}` }))}
						onChange={({ currentTarget }) => show(story, { step: currentTarget.value })}
					/>
					<NumberInput
						size="xs"
						className={styles.day}
						label={text("workbench.record.day")}
						min={lastDay(story)}
						max={3650}
						allowDecimal={false}
						value={Math.max(day, lastDay(story))}
						onChange={(value) => {
							const days = Number(value) || 0;
							setDay(days);
							show(story, { day: dayOf(story, days) });
						}}
					/>
				</div>
				<PreviewFrame wish={wish} phone={phone} field={null} leading={leading} />
			</div>
			<aside className={styles.acts} aria-label={text("workbench.record.title")} data-pane tabIndex={-1}>
				<h1 className={styles.title}>
					<span className={styles.light} aria-hidden />
					{text("workbench.record.title")}
				</h1>
				<p className={styles.about}>{text("workbench.record.about")}</p>
				{story.instructions.length === 0 && tenant.processTypes.length > 1 && (
					<NativeSelect
						size="xs"
						label={text("workbench.record.type")}
						value={story.given?.type ?? ""}
						data={tenant.processTypes.map(({ value, text: label }) => ({ value, label }))}
						onChange={({ currentTarget }) => {
							const of = emptyStory(bundle, currentTarget.value, story.given?.at ?? today(Date.now()));
							change(of);
							show(of);
						}}
					/>
				)}
				<p role="status" className={styles.count}>
					{text(story.instructions.length === 1 ? "workbench.record.count.one" : "workbench.record.count.other", {
						count: story.instructions.length,
					})}
				</p>
				{untold && <PlainNotice kind="warning" title={text("workbench.record.untold")} />}
				<Acts label={text("workbench.story.acts")} instructions={story.instructions} flow={flow} tenant={tenant} result={null} />
				{last !== undefined && editors.length > 0 && !editors.includes(wish.role) && (
					<div className={styles.next}>
						<p>{text("workbench.record.turn", { step: now })}</p>
						{editors.map((role) => (
							<PlainButton key={role} small onClick={() => show(story, { role, step: now })}>
								{text("workbench.record.as", { role: roleLabel(role, tenant) })}
							</PlainButton>
						))}
					</div>
				)}
				{story.instructions.length > 0 && (
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
								const of = emptyStory(bundle, story.given?.type ?? "", today(Date.now()));
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
				<SaveStory
					story={story}
					onDone={(name) => {
						forget();
						navigate(addresses.story(name));
					}}
					onClose={() => setSaving(false)}
				/>
			)}
		</div>
	);
}

/** The day on which the next act happens. */
const dayOf = (story: Scenario, days: number): string => addDays(startOfStory(story), Math.max(days, lastDay(story)));
