import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Edit } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { andText, orText } from "../../ui/words/list-text.ts";
import { useWorkbenchPaths, workbenchRoot } from "../addresses/workbench-paths.ts";
import { scenarioName } from "../bundle/scenarios-in.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { useEditing } from "../editing/use-edits.ts";
import { mappingsFollow } from "../mappings/mapping-edits.ts";
import { roleLabel } from "../scenarios/act-words.ts";
import styles from "./PublishPage.module.css";
import { RemoveScenario } from "./RemoveScenario.tsx";
import type { Gate } from "./use-gate.ts";
import type { usePublishing } from "./use-publishing.ts";

interface ObstaclesProps {
	readonly gate: Gate;
	readonly people: Readonly<Record<string, string>>;
	readonly approve: ReturnType<typeof usePublishing>["approve"];
	readonly onLook: () => Promise<void>;
}

/** Every obstacle to the release, with a remedy: where possible, directly on this page. */
export function Obstacles({ gate, people, approve, onLook }: ObstaclesProps) {
	const addresses = useWorkbenchPaths();
	const { obstacles, secondPerson, authors } = gate;
	const name = (id: string) => people[id] ?? text("workbench.somebody");
	const approval =
		secondPerson?.approvedBy != null
			? text("publishing.approvedBy", { who: name(secondPerson.approvedBy) })
			: authors.length > 0 && text("publishing.authors", { who: andText(authors.map(name)) });
	return (
		<section aria-labelledby="in-de-weg">
			<div className={styles.head}>
				<h2 id="in-de-weg" className={styles.heading}>
					{text("publishing.obstacles")}
				</h2>
				<button type="button" className={styles.again} onClick={() => void onLook()}>
					{text("publishing.again")}
				</button>
			</div>
			<p role="status" className={obstacles.length === 0 ? styles.free : styles.many}>
				{obstacles.length === 0
					? text("publishing.free")
					: text(obstacles.length === 1 ? "publishing.obstacles.one" : "publishing.obstacles.other", { count: obstacles.length })}
			</p>
			{obstacles.length > 0 && (
				<ul className={styles.list}>
					{obstacles.map(({ code, message }) => (
						<li key={code} className={styles.obstacle}>
							<p>{message}</p>
							{code === "scenarios" && <Link to={addresses.scenarios()}>{text("publishing.toScenarios")}</Link>}
							{code === "scenarios" && <FailedScenarios failed={gate.scenarios.failed} mayEdit={gate.may.edit} />}
							<Way code={code} gate={gate} approve={approve} />
						</li>
					))}
				</ul>
			)}
			{approval !== false && <p className={styles.muted}>{approval}</p>}
		</section>
	);
}

/** The failed scenarios, one line each: its name, what went wrong, and at which step. */
function FailedScenarios({ failed, mayEdit }: { readonly failed: Gate["scenarios"]["failed"]; readonly mayEdit: boolean }) {
	const addresses = useWorkbenchPaths();
	const { shown } = useBundle();
	// Scenarios that were removed disappear at once; other changes appear when the gate has been read again.
	const there = failed.filter(({ file }) => file in shown.files);
	return (
		<ul className={styles.scenarios} aria-label={text("publishing.scenarios.failed")}>
			{there.map(({ name, file, why, step }) => (
				<li key={file}>
					<Link to={addresses.scenario(scenarioName(file))}>{name}</Link> (<code>{file}</code>). {why}{" "}
					{step !== null && <Link to={addresses.step(step)}>{text("publishing.toStep", { step })}</Link>}{" "}
					{mayEdit && <RemoveScenario name={name} file={file} />}
				</li>
			))}
		</ul>
	);
}

interface WayProps {
	readonly code: Gate["obstacles"][number]["code"];
	readonly gate: Gate;
	readonly approve: ObstaclesProps["approve"];
}

/** A link to where the obstacle can be removed, or a button that does so. */
function Way({ code, gate, approve }: WayProps): ReactNode {
	const addresses = useWorkbenchPaths();
	if (code === "errors") return <Link to={addresses.problems()}>{text("publishing.toProblems")}</Link>;
	if (code === "base") return <Link to={workbenchRoot}>{text("publishing.toDesigns")}</Link>;
	if (code === "version" && gate.raiseTo !== null && gate.may.edit) return <Raise version={gate.raiseTo} />;
	if (code === "second-person" && gate.may.approve) {
		return (
			<Button variant="filled" loading={approve.busy} onClick={() => void approve.run(gate.revision)}>
				{text("publishing.approve")}
			</Button>
		);
	}
	return code === "second-person" ? <Approvers /> : null;
}

/** Who can approve, if the reader can't. No design can change who may publish, so these are the roles of the running release. */
function Approvers() {
	const { tenant } = useBundle();
	if (tenant === null) return null;
	const roles = (tenant.access.publish ?? []).map((role) => roleLabel(role, tenant));
	return (
		<p className={styles.muted}>
			{roles.length === 0 ? text("publishing.approvers.none") : text("publishing.approvers", { roles: orText(roles) })}
		</p>
	);
}

function Raise({ version }: { readonly version: string }) {
	const { write } = useEditing();
	const { shown, flow } = useBundle();
	const edits = (): readonly Edit[] => [
		{ op: "set", file: "flow.json", at: ["version"], value: version },
		...mappingsFollow(shown.files, { from: flow?.written.version ?? "", to: version }),
	];
	const said = text("publishing.raised", { version });
	return <Button onClick={() => void write(edits(), said)}>{text("publishing.raise", { version })}</Button>;
}
