import { Button } from "@mantine/core";
import { useState } from "react";
import type { CompiledFlow, TenantDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { Gaps, OfferedScenario } from "../playing/play.ts";
import { Acts } from "./Acts.tsx";
import { milestoneWords } from "./milestone-words.ts";
import { SaveScenario } from "./SaveScenario.tsx";
import styles from "./ScenariosPage.module.css";

interface OfferedScenariosProps {
	readonly gaps: Gaps;
	readonly flow: CompiledFlow;
	readonly tenant: TenantDefinition;
}

/** Walks for parts that no scenario covers yet, to be reviewed and named before they are saved. */
export function OfferedScenarios({ gaps: { offered, cutOff }, flow, tenant }: OfferedScenariosProps) {
	const [naming, setNaming] = useState<OfferedScenario | null>(null);
	return (
		<>
			<p className={styles.about}>{text(offered.length === 0 ? "workbench.gaps.none" : "workbench.gaps.about")}</p>
			{cutOff && <p className={styles.about}>{text("workbench.gaps.cutOff")}</p>}
			<ol className={styles.offers}>
				{offered.map((offer) => (
					<li key={offer.adds.join()} className={styles.offer}>
						<ul className={styles.adds} aria-label={text("workbench.gaps.adds")}>
							{offer.adds.filter(isTold).map((id) => (
								<li key={id}>{milestoneWords(id, flow, tenant)}</li>
							))}
						</ul>
						<details>
							<summary>{text("workbench.gaps.acts", { count: offer.scenario.instructions.length })}</summary>
							<Acts
								label={text("workbench.scenario.acts")}
								instructions={offer.scenario.instructions}
								flow={flow}
								tenant={tenant}
								result={null}
							/>
						</details>
						<Button size="xs" onClick={() => setNaming(offer)}>
							{text("workbench.gaps.keep")}
						</Button>
					</li>
				))}
			</ol>
			{naming !== null && (
				<SaveScenario scenario={naming.scenario} former={null} onDone={() => setNaming(null)} onClose={() => setNaming(null)} />
			)}
		</>
	);
}

const isTold = (id: string): boolean => !/^(effect|combination) /.test(id);
