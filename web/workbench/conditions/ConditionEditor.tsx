import { useState } from "react";
import { type Edit, type FlowExpression, type JsonPath, sentence } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { useEditing } from "../editing/use-edits.ts";
import { useLatest } from "../editing/use-latest.ts";
import { useMayDesign } from "../editing/use-may-design.ts";
import { writeAt } from "../editing/write-at.ts";
import styles from "./builder.module.css";
import { BuilderContext } from "./builder-context.ts";
import { JsonEditor } from "./JsonEditor.tsx";
import { itemFields, knownNames } from "./known-names.ts";
import { NameForm } from "./NameForm.tsx";
import { PartEditor, ValueEditor } from "./PartEditor.tsx";
import { faultOf, isWhole, newCondition, partOf } from "./parts.ts";
import { TryOut } from "./TryOut.tsx";
import { askedBy, emptyTrial, verdictsOf } from "./try-out.ts";

interface ConditionEditorProps {
	/** Where it stands, or is to stand, in the flow's file. */
	readonly path: JsonPath;
	/** Undefined while there is none: then it always holds. */
	readonly found: FlowExpression | undefined;
	/** Code of its step; undefined for one with a name of its own. */
	readonly step: string | undefined;
}

/**
 * One condition or calculation: as a sentence, as choices and as JSON, with values to try it. It is written as soon as
 * everything in it was chosen; until then it stays here.
 */
export function ConditionEditor({ path, found, step }: ConditionEditorProps) {
	const { flow, tenant } = useBundle();
	const { write, caughtUp } = useEditing();
	const file = useLatest(flow?.written);
	const mayDesign = useMayDesign();
	const stored = found?.expression;
	const [draft, setDraft] = useState<unknown>(stored);
	const [trial, setTrial] = useState(emptyTrial);
	const [refused, setRefused] = useState<string | null>(null);
	const [asJson, setAsJson] = useState(false);
	const storedText = JSON.stringify(stored);
	const [seen, setSeen] = useState(storedText);
	const [sent, setSent] = useState<readonly string[]>([]);
	if (seen !== storedText) {
		setSeen(storedText);
		// What was written here comes back; what somebody else or an undo wrote takes its place.
		if (storedText !== undefined && sent.includes(storedText)) setSent(sent.filter((each) => each !== storedText));
		else setDraft(stored);
	}
	if (flow === null) return null;
	const { compiled, written } = flow;
	const names = knownNames(compiled, tenant);
	const expectsField = found !== undefined && found.expects !== "condition" ? found.expects.field : null;
	const expects = expectsField === null ? "condition" : "value";
	const conditions = written.conditions ?? {};
	const put = async (value: unknown): Promise<string | null> => {
		// On a slow line the former choice is on its way, and may have made the place in which this one is set.
		await caughtUp();
		const edit: Edit | null = file.current === undefined ? null : writeAt("flow.json", file.current, path, value);
		if (edit === null) return null;
		const asText = JSON.stringify(value);
		setSent((before) => [...before, asText]);
		const why = await write([edit]);
		if (why !== null) setSent((before) => before.filter((each) => each !== asText));
		setRefused(why);
		return why;
	};
	const change = (next: unknown): void => {
		setDraft(next);
		setRefused(null);
		if (isWhole(next) && JSON.stringify(next) !== storedText) void put(next);
	};
	const usable = draft !== undefined && faultOf(draft, expects) === null;
	const verdicts = usable ? verdictsOf(draft, trial, conditions) : new Map();
	const order = step === undefined ? null : compiled.order.findIndex(({ code }) => code === step);
	const listed = found?.list === undefined ? null : found.list;
	const removable = found !== undefined && path.at(-1) !== "unless" && path.at(-1) !== "value" && path[0] !== "conditions";
	return (
		<div className={styles.editor}>
			<p className={styles.sentence}>
				{draft === undefined ? text("workbench.condition.always") : usable ? sentence(draft, compiled.labels) : ""}
			</p>
			{draft !== undefined && !isWhole(draft) && (
				<p className={styles.open} role="status">
					{text("workbench.condition.open")}
				</p>
			)}
			{refused !== null && (
				<p className={styles.wrong} role="alert">
					{refused}
				</p>
			)}
			{draft === undefined ? (
				mayDesign && (
					<button type="button" className={styles.add} onClick={() => setDraft(newCondition(false))}>
						{text("workbench.condition.begin")}
					</button>
				)
			) : (
				<BuilderContext
					value={{ names, named: step === undefined, order, item: listed === null ? null : itemFields(names, listed), verdicts }}
				>
					<div inert={!usable || !mayDesign} data-former={!usable || undefined} className={styles.builder}>
						{expects === "condition" ? (
							<PartEditor node={draft} onChange={change} />
						) : (
							<ValueEditor type="value" value={draft} beside={[{ var: expectsField ?? "" }]} onChange={change} />
						)}
					</div>
				</BuilderContext>
			)}
			<div className={styles.acts}>
				{draft !== undefined && (
					<button type="button" className={styles.add} aria-expanded={asJson} onClick={() => setAsJson(!asJson)}>
						{text("workbench.condition.json")}
					</button>
				)}
				{removable && mayDesign && (
					<button type="button" className={styles.add} onClick={() => void put(undefined)}>
						{text("workbench.condition.drop")}
					</button>
				)}
				{usable &&
					mayDesign &&
					expects === "condition" &&
					step !== undefined &&
					found !== undefined &&
					isWhole(draft) &&
					partOf(draft)?.operator.name !== "cond" && <NameForm taken={Object.keys(conditions)} onName={(name) => nameIt(name, draft)} />}
			</div>
			{asJson && draft !== undefined && (
				<div inert={!mayDesign}>
					<JsonEditor value={draft} expects={expects} onChange={change} />
				</div>
			)}
			{usable && (
				<TryOut
					asked={askedBy(draft, conditions)}
					names={names}
					labels={compiled.labels}
					trial={trial}
					outcome={isWhole(draft) ? verdicts.get(draft) : undefined}
					onChange={setTrial}
				/>
			)}
		</div>
	);

	/** Moves it to the flow's conditions with a name, and refers to it here: one act. */
	async function nameIt(name: string, condition: unknown): Promise<string | null> {
		await caughtUp();
		const now = file.current;
		if (now === undefined) return null;
		const moved = writeAt("flow.json", now, ["conditions", name], condition);
		const referring = writeAt("flow.json", now, path, { cond: name });
		if (moved === null || referring === null) return null;
		return write([moved, referring]);
	}
}
