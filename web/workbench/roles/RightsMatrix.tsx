import { NativeSelect } from "@mantine/core";
import { languageProperties, roleName, rolesOf, type TenantDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { OpenedBundle } from "../bundle/open-bundle.ts";
import { CheckInput } from "../editing/CheckInput.tsx";
import { useEditing } from "../editing/use-edits.ts";
import { useInTurn } from "../editing/use-in-turn.ts";
import styles from "./RightsMatrix.module.css";
import {
	holdersOf,
	isFixed,
	nextStepRight,
	otherRoles,
	rightEdit,
	rights,
	rolesAtWork,
	stepRightEdits,
	stepRightOf,
} from "./role-edits.ts";

interface RightsMatrixProps {
	readonly tenant: TenantDefinition;
	readonly flow: OpenedBundle["flow"];
	/** Roles that have a column although they have no rights yet. */
	readonly asked: readonly string[];
	readonly onAsk: (role: string) => void;
}

/** The rights of each role: a row per step and right, a column per role. A press changes one place in the files. */
export function RightsMatrix({ tenant, flow, asked, onAsk }: RightsMatrixProps) {
	const { write } = useEditing();
	const turn = useInTurn(async (uuid: string, role: string): Promise<void> => {
		const placed = flow?.steps.find(({ step }) => step.uuid === uuid);
		if (flow === null || placed === undefined) return;
		await write(stepRightEdits(flow.written, placed, role, nextStepRight(stepRightOf(placed, role))));
	});
	const give = useInTurn(async (right: (typeof rights)[number], role: string): Promise<void> => {
		const edit = rightEdit(tenant, right, role);
		if (edit !== null) await write([edit]);
	});
	const steps = flow?.steps ?? [];
	const others = otherRoles(tenant, steps);
	const known = rolesOf(tenant);
	const columns = [...rolesAtWork(tenant, steps), ...others.filter(({ role }) => asked.includes(role))];
	const roles = columns.map(({ role }) => ({ role, label: roleName(role, known) }));
	const offered = others.filter(({ role }) => !asked.includes(role));
	return (
		<section aria-labelledby="rechten" className={styles.part}>
			<h2 id="rechten" className={styles.heading}>
				{text("roles.rights")}
			</h2>
			<p className={styles.note}>{text("roles.rights.keys")}</p>
			{offered.length > 0 && (
				<NativeSelect
					className={styles.ask}
					label={text("roles.rights.ask")}
					value=""
					data={[
						{ value: "", label: text("roles.rights.ask.none") },
						...offered.map(({ role }) => ({ value: role, label: roleName(role, known) })),
					]}
					onChange={({ currentTarget }) => currentTarget.value !== "" && onAsk(currentTarget.value)}
				/>
			)}
			<section className={styles.scroller} aria-label={text("roles.rights.table")} tabIndex={-1}>
				<table className={styles.table}>
					<thead>
						<tr>
							<th scope="col">{text("roles.rights.what")}</th>
							{roles.map(({ role, label }) => (
								<th key={role} scope="col">
									{label}
								</th>
							))}
						</tr>
					</thead>
					{flow !== null && (
						<tbody>
							<tr className={styles.group}>
								<th scope="colgroup" colSpan={roles.length + 1}>
									{text("roles.rights.steps")}
								</th>
							</tr>
							{steps.map((placed) => (
								<tr key={placed.step.uuid}>
									<th scope="row">{text("workbench.place.step", { code: placed.step.code, label: placed.step.label })}</th>
									{roles.map(({ role, label }) => {
										const right = stepRightOf(placed, role);
										return (
											<td key={role}>
												<button
													type="button"
													className={styles.cell}
													data-right={right}
													aria-label={text("roles.rights.cell", {
														what: placed.step.label,
														role: label,
														right: text(`roles.step.${right}`),
													})}
													onClick={() => void turn(placed.step.uuid, role)}
												>
													{text(`roles.step.${right}`)}
												</button>
											</td>
										);
									})}
								</tr>
							))}
						</tbody>
					)}
					<tbody>
						<tr className={styles.group}>
							<th scope="colgroup" colSpan={roles.length + 1}>
								{text("roles.rights.besides")}
							</th>
						</tr>
						{rights.map((right) => {
							const said = languageProperties[`tenant.access.${right}`];
							const holders = holdersOf(tenant, right);
							return (
								<tr key={right}>
									<th scope="row">
										{said?.name ?? right}
										<span className={styles.help}>{isFixed(right) ? text("roles.rights.fixed") : said?.help}</span>
									</th>
									{roles.map(({ role, label }) => (
										<td key={role}>
											<CheckInput
												className={styles.check}
												aria-label={text("roles.rights.check", { what: said?.name ?? right, role: label })}
												checked={holders.includes(role)}
												disabled={isFixed(right)}
												onTurn={() => give(right, role)}
											/>
										</td>
									))}
								</tr>
							);
						})}
					</tbody>
				</table>
			</section>
		</section>
	);
}
