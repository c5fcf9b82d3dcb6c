import { useState } from "react";
import type { FlowExpression, JsonPath } from "../../../engine/index.ts";
import { sentence } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { unwritten } from "../editing/unwritten.ts";
import { useMayDesign } from "../editing/use-may-design.ts";
import styles from "./builder.module.css";
import { BuilderContext } from "./builder-context.ts";
import { JsonEditor } from "./JsonEditor.tsx";
import { itemFields, knownNames } from "./known-names.ts";
import { NameForm } from "./NameForm.tsx";
import { OperationEditor, ValueEditor } from "./OperationEditor.tsx";
import { faultOf, isWhole, newCondition, operationOf } from "./operation.ts";
import { RemoveCondition } from "./RemoveCondition.tsx";
import { RenameCondition } from "./RenameCondition.tsx";
import { TryOut } from "./TryOut.tsx";
import { askedBy, emptyTrial, verdictsOf } from "./try-out.ts";
import { useConditionDraft } from "./use-condition-draft.ts";

interface ConditionEditorProps {
	/** Its place, present or future, in the flow's file. */
	readonly path: JsonPath;
	/** Undefined if there is no condition: then it always holds. */
	readonly found: FlowExpression | undefined;
	/** Code of its step; undefined for a named condition. */
	readonly step: string | undefined;
}

/** One condition or calculation: as a sentence, as controls and as JSON, with values to try it. */
export function ConditionEditor({ path, found, step }: ConditionEditorProps) {
	const { flow, tenant } = useBundle();
	const mayDesign = useMayDesign();
	const [trial, setTrial] = useState(emptyTrial);
	const [asJson, setAsJson] = useState(false);
	// Text that is no condition (yet) stays when the box is closed.
	const [json, setJson] = useState<string | null>(null);
	const [act, setAct] = useState<"rename" | "remove" | null>(null);
	const { draft, refused, unwritten: left, begin, change, drop, nameIt } = useConditionDraft(path, found?.expression);
	/** With the controls: text that was typed as JSON before is about another condition. */
	const build = (next: unknown): void => {
		setJson(null);
		change(next);
	};
	if (flow === null) return null;
	const { compiled, written } = flow;
	const names = knownNames(compiled, tenant);
	const conditions = written.conditions ?? {};
	// The field that a calculation fills in; null for a condition.
	const valued = found !== undefined && found.expects !== "condition" ? found.expects.field : null;
	const expects = valued === null ? "condition" : "value";
	const usable = draft !== undefined && faultOf(draft, expects) === null;
	const verdicts = usable ? verdictsOf(draft, trial, conditions) : new Map();
	const order = step === undefined ? null : compiled.order.findIndex(({ code }) => code === step);
	const named = path[0] === "conditions" ? String(path[1]) : null;
	const item = found?.list === undefined ? null : itemFields(names, found.list);
	return (
		<div className={styles.editor} {...unwritten(left || (json !== null && !asJson))}>
			<p className={styles.sentence}>
				{draft === undefined ? text("workbench.condition.always") : usable ? sentence(draft, compiled.labels) : ""}
			</p>
			<HowItStands draft={draft} refused={refused} />
			{draft === undefined ? (
				mayDesign && (
					<button type="button" className={styles.add} onClick={() => begin(newCondition(false))}>
						{text("workbench.condition.begin")}
					</button>
				)
			) : (
				<BuilderContext value={{ names, named: step === undefined, order, item, verdicts }}>
					<div inert={!usable || !mayDesign} data-former={!usable || undefined} className={styles.builder}>
						{valued === null ? (
							<OperationEditor node={draft} onChange={build} />
						) : (
							<ValueEditor type="value" value={draft} beside={[{ var: valued }]} onChange={build} />
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
				{mayDesign && found !== undefined && isRemovable(path) && (
					<button type="button" className={styles.add} onClick={drop}>
						{text("workbench.condition.drop")}
					</button>
				)}
				{mayDesign && usable && found !== undefined && step !== undefined && mayHaveName(draft, found) && (
					<NameForm taken={Object.keys(conditions)} onName={nameIt} />
				)}
				{mayDesign && found !== undefined && named !== null && (
					<>
						<button type="button" className={styles.add} onClick={() => setAct("rename")}>
							{text("workbench.condition.rename")}
						</button>
						<button type="button" className={styles.add} onClick={() => setAct("remove")}>
							{text("workbench.condition.remove.named")}
						</button>
					</>
				)}
			</div>
			{act === "rename" && named !== null && <RenameCondition name={named} taken={Object.keys(conditions)} onClose={() => setAct(null)} />}
			{act === "remove" && named !== null && <RemoveCondition flow={written} name={named} onClose={() => setAct(null)} />}
			{asJson && draft !== undefined && (
				<div inert={!mayDesign}>
					<JsonEditor value={draft} expects={expects} typed={json} onType={setJson} onChange={change} />
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
}

/** Says that the condition is incomplete, or why it could not be written. */
function HowItStands({ draft, refused }: { readonly draft: unknown; readonly refused: string | null }) {
	return (
		<>
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
		</>
	);
}

/** Some conditions are indispensable to the object that contains them; a named one is removed by an act of its own. */
function isRemovable(path: JsonPath): boolean {
	return path.at(-1) !== "unless" && path.at(-1) !== "value" && path[0] !== "conditions";
}

/** Whether the condition can be given a name: it is complete, and does not already refer to a named one. */
function mayHaveName(draft: unknown, { expects }: FlowExpression): boolean {
	return expects === "condition" && isWhole(draft) && operationOf(draft)?.operator.name !== "cond";
}
