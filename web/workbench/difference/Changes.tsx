import { NativeSelect } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import { compareLabels } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { PlainNotice } from "../../ui/notices/PlainNotice.tsx";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { changeClasses } from "./change-classes.ts";
import styles from "./DifferencePage.module.css";
import type { Compared } from "./use-compared.ts";

interface ChangesProps {
	readonly compared: Compared;
	/** The steps are those of the design that is open: one can go there. */
	readonly leads: boolean;
}

/** The changes as sentences, the worst first, of all steps or of the one in the address. */
export function Changes({ compared: { flow, files }, leads }: ChangesProps) {
	const addresses = useWorkbenchPaths();
	const [search, setSearch] = useSearchParams();
	if (files.length === 0) return <p role="status">{text("workbench.difference.none")}</p>;
	const all = flow?.changes ?? [];
	const steps = [...new Set(all.flatMap(({ place }) => place.step ?? []))].sort(compareLabels);
	const step = search.get("stap") ?? "";
	const shown = all.filter(({ place }) => step === "" || place.step === step);
	const filter = (wanted: string): void =>
		setSearch(
			(before) => {
				if (wanted === "") before.delete("stap");
				else before.set("stap", wanted);
				return before;
			},
			{ replace: true },
		);
	return (
		<>
			{flow === null && <PlainNotice kind="warning" title={text("workbench.difference.errors")} />}
			{(steps.length > 1 || step !== "") && (
				<NativeSelect
					className={styles.filter}
					label={text("workbench.difference.step")}
					value={step}
					data={[
						{ value: "", label: text("workbench.difference.step.all") },
						...[...new Set([...steps, ...(step === "" ? [] : [step])])].map((code) => ({
							value: code,
							label: text("workbench.difference.step.one", { step: code }),
						})),
					]}
					onChange={({ currentTarget }) => filter(currentTarget.value)}
				/>
			)}
			{step !== "" && shown.length === 0 && <p role="status">{text("workbench.difference.step.none", { step })}</p>}
			{changeClasses.map((severity) => {
				const changes = shown.filter((change) => change.severity === severity);
				if (changes.length === 0) return null;
				return (
					<section key={severity} aria-labelledby={`soort-${severity}`}>
						<h2 id={`soort-${severity}`} className={styles.class} data-severity={severity}>
							{text(`workbench.difference.${severity}`, { count: changes.length })}
						</h2>
						<ul className={styles.list}>
							{changes.map(({ sentence, reason, place }) => (
								<li key={sentence} className={styles.change}>
									<p>{sentence}</p>
									<p className={styles.reason}>{reason}</p>
									{leads && place.step !== undefined && (
										<Link to={addresses.step(place.step, place.field)}>{text("workbench.problem.go", { step: place.step })}</Link>
									)}
								</li>
							))}
						</ul>
					</section>
				);
			})}
			<section aria-labelledby="bestanden">
				<h2 id="bestanden" className={styles.class}>
					{text("workbench.difference.files")}
				</h2>
				<ul className={styles.files}>
					{files.map(({ path, change }) => (
						<li key={path}>
							<code>{path}</code> {text(`workbench.difference.file.${change}`)}
						</li>
					))}
				</ul>
			</section>
		</>
	);
}
