import { type CompiledFlow, differenceWords, type Instruction, type ScenarioResult, type TenantDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { actWords } from "./act-words.ts";
import styles from "./ScenariosPage.module.css";

interface ActsProps {
	readonly label: string;
	readonly instructions: readonly Instruction[];
	readonly flow: CompiledFlow;
	readonly tenant: TenantDefinition;
	/** The result of the scenario; null if it was not played, or not yet. */
	readonly result: ScenarioResult | null;
}

/** The acts of a scenario, each with whether it went as expected, and its first difference if it did not. */
export function Acts({ label, instructions, flow, tenant, result }: ActsProps) {
	return (
		<ol className={styles.acts} aria-label={label}>
			{keyed(instructions).map(({ key, instruction, index }) => {
				const { act, filled, after } = actWords(instruction, openBefore(instructions, index, flow), flow, tenant);
				const came = result?.steps[index];
				const state = result === null ? "none" : came === undefined ? "later" : came.failures.length === 0 ? "passed" : "failed";
				const [first] = came?.differences ?? [];
				return (
					<li key={key} className={styles.act} data-state={state}>
						<p className={styles.did}>
							<span className={styles.number}>{index + 1}</span>
							<span>{act}</span>
							{state !== "none" && <span className={styles.state}>{text(`workbench.scenario.state.${state}`)}</span>}
						</p>
						{filled.length > 0 && (
							<ul className={styles.filled}>
								{filled.map(({ path, label: field, value }) => (
									<li key={path}>
										{field}: <strong>{value}</strong>
									</li>
								))}
							</ul>
						)}
						{after !== null && <p className={styles.after}>{after}</p>}
						{state === "failed" && (
							<p className={styles.otherwise}>
								{first === undefined
									? text("workbench.scenario.stopped", { why: came?.outcome ?? "" })
									: text("workbench.scenario.otherwise", { what: differenceWords(first, flow.labels.field) })}
							</p>
						)}
					</li>
				);
			})}
		</ol>
	);
}

/** The step that is open before an act, as far as the scenario says. */
function openBefore(instructions: readonly Instruction[], index: number, { order }: CompiledFlow): string | null {
	return index === 0 ? (order[0]?.code ?? null) : (instructions[index - 1]?.expect?.step ?? null);
}

/** Acts have no names: equal ones are distinguished by their index among them. */
function keyed(instructions: readonly Instruction[]) {
	const seen = new Map<string, number>();
	return instructions.map((instruction, index) => {
		const content = JSON.stringify(instruction);
		const nth = seen.get(content) ?? 0;
		seen.set(content, nth + 1);
		return { key: `${content} ${nth}`, instruction, index };
	});
}
