import { Link, useLocation } from "react-router";
import { text } from "../../texts/text.ts";
import { workbenchPaths } from "../addresses/workbench-paths.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import styles from "./StepTree.module.css";

/** Every step of the flow, with a mark on those in which something is wrong. */
export function StepTree() {
	const { flow, problemsOf } = useBundle();
	const { pathname, search } = useLocation();
	if (flow === null) return null;
	const open = pathname === workbenchPaths.flow() ? new URLSearchParams(search).get("stap") : null;
	return (
		<section aria-labelledby="stappen">
			<h2 id="stappen" className={styles.title}>
				{text("workbench.steps")}
			</h2>
			<ul>
				{flow.compiled.order.map(({ code, definition: { label }, parent }) => {
					const count = problemsOf.get(code)?.length ?? 0;
					return (
						<li key={code}>
							<Link
								to={workbenchPaths.flow(code)}
								className={styles.step}
								data-below={parent !== null || undefined}
								aria-current={open === code ? "true" : undefined}
							>
								<span className={styles.code}>{code}</span>
								<span className={styles.label}>{label}</span>
								{count > 0 && (
									<span className={styles.mark}>
										{count}
										<span className="visually-hidden"> {text(count === 1 ? "workbench.problem" : "workbench.problems.lower")}</span>
									</span>
								)}
							</Link>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
