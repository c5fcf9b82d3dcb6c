import { Link } from "react-router";
import { text } from "../../texts/text.ts";
import { andText } from "../../ui/words/list-text.ts";
import { releasesAddress, useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { changeClasses } from "../difference/change-classes.ts";
import { running, sideOfDesign } from "../difference/sides.ts";
import { useCompared } from "../difference/use-compared.ts";
import styles from "./PublishPage.module.css";
import type { Gate } from "./use-gate.ts";

/** Maximum number of removed scenarios named; the others are counted. */
const mostNamed = 5;

interface GateFactsProps {
	readonly uuid: string;
	readonly gate: Gate;
}

/**
 * The running release, the changes in the design, and the results of its scenarios. What an unreadable flow leaves unknown is left out:
 * the obstacles say why.
 */
export function GateFacts({ uuid, gate }: GateFactsProps) {
	const addresses = useWorkbenchPaths();
	const { shown } = useBundle();
	const { compared } = useCompared({ uuid, revision: shown.revision }, { from: running, to: sideOfDesign(uuid) });
	const { scenarios, flow, active } = gate;
	const played = scenarios.passed + scenarios.failed.length;
	const changes = compared?.flow?.changes ?? null;
	const removed = scenarios.removed.map((name) => `“${name}”`);
	return (
		<dl className={styles.facts}>
			<div className={styles.fact}>
				<dt>{text("publishing.active")}</dt>
				<dd>
					<Link to={releasesAddress}>{text("releases.release", { number: active.release })}</Link>
				</dd>
			</div>
			{flow !== null && (
				<>
					<div className={styles.fact}>
						<dt>{text("publishing.version")}</dt>
						<dd className="tabular">{flow.version}</dd>
					</div>
					<div className={styles.fact}>
						<dt>{text("publishing.changes")}</dt>
						<dd>
							{changes !== null &&
								changeClasses.map((severity) => (
									<span key={severity} className={styles.count} data-severity={severity}>
										{countText(severity, changes.filter((change) => change.severity === severity).length)}
									</span>
								))}
							<Link to={addresses.difference()}>{text("publishing.difference")}</Link>
						</dd>
					</div>
				</>
			)}
			<div className={styles.fact}>
				<dt>{text("workbench.fact.scenarios")}</dt>
				<dd className="tabular" data-wrong={scenarios.failed.length > 0}>
					{played === 0 ? text("publishing.scenarios.none") : text("publishing.scenarios", { passed: scenarios.passed, all: played })}
					{removed.length > 0 && (
						<span className={styles.muted}>
							{text("publishing.scenarios.removed", { count: removed.length, names: namesText(removed) })}
						</span>
					)}
				</dd>
			</div>
		</dl>
	);
}

/** E.g. "a en b", or "a, b, c, d, e en nog 3". */
function namesText(names: readonly string[]): string {
	const others = names.length - mostNamed;
	if (others <= 0) return andText(names);
	return `${names.slice(0, mostNamed).join(", ")} ${text("impact.more", { count: others })}`;
}

/** E.g. "2 keuzes". */
function countText(severity: (typeof changeClasses)[number], count: number): string {
	return text(`publishing.count.${severity}.${count === 1 ? "one" : "other"}`, { count });
}
