import { Link } from "react-router";
import type { CompiledFlow, Coverage as CoverageOf, TenantDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { coveredKinds, milestoneParts, milestoneWords } from "./milestone-words.ts";
import styles from "./ScenariosPage.module.css";

interface CoverageProps {
	readonly coverage: CoverageOf;
	/** Ids of the milestones that no act leads to. */
	readonly unreachable: readonly string[];
	readonly flow: CompiledFlow;
	readonly tenant: TenantDefinition;
}

/** How much of the flow the scenarios cover, by kind, and which parts they do not. */
export function Coverage({ coverage, unreachable, flow, tenant }: CoverageProps) {
	const addresses = useWorkbenchPaths();
	const kinds = coveredKinds
		.map((kind) => ({ kind, all: coverage.filter((each) => each.kind === kind) }))
		.filter(({ all }) => all.length > 0);
	return (
		<div className={styles.kinds}>
			{kinds.map(({ kind, all }) => {
				const seen = all.filter(({ by }) => by.length > 0);
				const missing = all.filter(({ by }) => by.length === 0);
				return (
					<section
						key={kind}
						className={styles.kind}
						aria-label={text("workbench.items.of", { label: text("workbench.coverage"), of: text(`workbench.coverage.${kind}`) })}
					>
						<p className={styles.figure}>
							<span>{text(`workbench.coverage.${kind}`)}</span>
							<strong data-whole={missing.length === 0 || undefined}>
								{text("workbench.coverage.of", { seen: seen.length, all: all.length })}
							</strong>
						</p>
						{missing.length > 0 && (
							<ul className={styles.missing}>
								{missing.map(({ id }) => (
									<li key={id}>
										<Link to={addresses.step(milestoneParts(id).step)}>{milestoneWords(id, flow, tenant)}</Link>
										{unreachable.includes(id) && <span className={styles.unreachable}> {text("workbench.coverage.unreachable")}</span>}
									</li>
								))}
							</ul>
						)}
					</section>
				);
			})}
		</div>
	);
}
