import { Link, useLocation } from "react-router";
import type { SectionDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { titleOf } from "../bundle/place-words.ts";
import { fieldsIn } from "../bundle/step-fields.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import styles from "./StepTree.module.css";
import { useCurrentInView } from "./use-current-in-view.ts";

/** Every step of the flow, with a mark on those with problems, beside the page. */
export function StepTree() {
	const { flow } = useBundle();
	if (flow === null) return null;
	return (
		<section aria-labelledby="stappen">
			<h2 id="stappen" className={styles.title}>
				{text("workbench.steps")}
			</h2>
			<StepLinks />
		</section>
	);
}

/** The links to the steps, and below the open one to its sections and fields. */
export function StepLinks({ onChoose }: { readonly onChoose?: () => void }) {
	const addresses = useWorkbenchPaths();
	const { flow, problemsOf } = useBundle();
	const { pathname, search } = useLocation();
	const tree = useCurrentInView<HTMLUListElement>();
	if (flow === null) return null;
	const said = new URLSearchParams(search);
	const edited = pathname.startsWith(addresses.step("")) ? decodeURIComponent(pathname.slice(addresses.step("").length)) : null;
	const open = edited ?? (pathname === addresses.flow() ? said.get("stap") : null);
	return (
		<ul ref={tree}>
			{flow.compiled.order.map(({ code, definition: { label, sections }, parent }) => {
				const count = problemsOf.get(code)?.length ?? 0;
				return (
					<li key={code}>
						<Link
							to={addresses.step(code)}
							onClick={onChoose}
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
							<Fields step={code} sections={sections} chosen={said.get("veld")} chosenSection={said.get("onderdeel")} onChoose={onChoose} />
						)}
					</li>
				);
			})}
		</ul>
	);
}

interface FieldsProps {
	readonly step: string;
	readonly sections: readonly SectionDefinition[];
	readonly chosen: string | null;
	readonly chosenSection: string | null;
	readonly onChoose: (() => void) | undefined;
}

/** The fields of the open step, by section. */
function Fields({ step, sections, chosen, chosenSection, onChoose }: FieldsProps) {
	const addresses = useWorkbenchPaths();
	return (
		<ul className={styles.sections}>
			{sections.map((section) => (
				<li key={section.id}>
					<Link
						to={addresses.section(step, section.id)}
						onClick={onChoose}
						replace
						className={styles.section}
						aria-current={chosenSection === section.id ? "true" : undefined}
					>
						{titleOf(section)}
					</Link>
					<ul>
						{fieldsIn(section).map(({ path, label, required, list }) => (
							<li key={path}>
								<Link
									to={addresses.step(step, path)}
									onClick={onChoose}
									replace
									className={styles.field}
									data-row={list !== null || undefined}
									aria-current={chosen === path ? "true" : undefined}
								>
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
