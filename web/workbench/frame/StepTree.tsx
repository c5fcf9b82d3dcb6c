import { Link, useLocation } from "react-router";
import type { SectionDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { titleOf } from "../bundle/place-words.ts";
import { fieldsIn } from "../bundle/step-fields.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import styles from "./StepTree.module.css";
import { useCurrentInView } from "./use-current-in-view.ts";

/** Every step of the flow, with a mark on those with problems. */
export function StepTree() {
	const addresses = useWorkbenchPaths();
	const { flow, problemsOf } = useBundle();
	const { pathname, search } = useLocation();
	const tree = useCurrentInView<HTMLElement>();
	if (flow === null) return null;
	const said = new URLSearchParams(search);
	const edited = pathname.startsWith(addresses.step("")) ? decodeURIComponent(pathname.slice(addresses.step("").length)) : null;
	const open = edited ?? (pathname === addresses.flow() ? said.get("stap") : null);
	return (
		<section ref={tree} aria-labelledby="stappen">
			<h2 id="stappen" className={styles.title}>
				{text("workbench.steps")}
			</h2>
			<ul>
				{flow.compiled.order.map(({ code, definition: { label, sections }, parent }) => {
					const count = problemsOf.get(code)?.length ?? 0;
					return (
						<li key={code}>
							<Link
								to={addresses.step(code)}
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
							{edited === code && (
								<Fields step={code} sections={sections} chosen={said.get("veld")} chosenSection={said.get("onderdeel")} />
							)}
						</li>
					);
				})}
			</ul>
		</section>
	);
}

interface FieldsProps {
	readonly step: string;
	readonly sections: readonly SectionDefinition[];
	readonly chosen: string | null;
	readonly chosenSection: string | null;
}

/** The fields of the open step, by section. */
function Fields({ step, sections, chosen, chosenSection }: FieldsProps) {
	const addresses = useWorkbenchPaths();
	return (
		<ul className={styles.sections}>
			{sections.map((section) => (
				<li key={section.id}>
					<Link
						to={addresses.section(step, section.id)}
						replace
						className={styles.section}
						aria-current={chosenSection === section.id ? "true" : undefined}
					>
						{titleOf(section)}
					</Link>
					<ul>
						{fieldsIn(section).map(({ path, label, required }) => (
							<li key={path}>
								<Link to={addresses.step(step, path)} replace className={styles.field} aria-current={chosen === path ? "true" : undefined}>
									{label}
									{required && (
										<span className={styles.required} title={text("workbench.field.required")}>
											<span aria-hidden="true">*</span>
											<span className="visually-hidden"> ({text("workbench.field.required")})</span>
										</span>
									)}
								</Link>
							</li>
						))}
					</ul>
				</li>
			))}
		</ul>
	);
}
