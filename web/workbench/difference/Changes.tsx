import { NativeSelect } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import { compareLabels } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { PlainNotice } from "../../ui/notices/PlainNotice.tsx";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { changeClasses } from "./change-classes.ts";
import styles from "./DifferencePage.module.css";
import { FileText } from "./FileText.tsx";
import type { Sides } from "./sides.ts";
import type { Compared } from "./use-compared.ts";

interface ChangesProps {
	readonly compared: Compared;
	readonly sides: Sides;
	/** Whether the steps are those of the open design, so that they can be linked to. */
	readonly leads: boolean;
}

/** The changes as sentences, most severe first, of all steps or of the one in the address; beside them, the text of the chosen file. */
export function Changes({ compared, sides, leads }: ChangesProps) {
	const { flow, files } = compared;
	const addresses = useWorkbenchPaths();
	const [search, setSearch] = useSearchParams();
	if (files.length === 0) return <p role="status">{text("workbench.difference.none")}</p>;
	const all = flow?.changes ?? [];
	const steps = [...new Set(all.flatMap(({ place }) => place.step ?? []))].sort(compareLabels);
	const step = search.get("stap") ?? "";
	const shown = all.filter(({ place }) => step === "" || place.step === step);
	const chosen = files.find(({ path }) => path === search.get("bestand")) ?? files.find(({ path }) => path === "flow.json") ?? files[0];
	const choose = (name: "stap" | "bestand", wanted: string): void =>
		setSearch(
			(before) => {
				if (wanted === "") before.delete(name);
				else before.set(name, wanted);
				return before;
			},
			{ replace: true },
		);
	return (
		<div className={styles.beside}>
			<div className={styles.sentences}>
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
						onChange={({ currentTarget }) => choose("stap", currentTarget.value)}
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
								<button
									type="button"
									className={styles.file}
									aria-pressed={path === chosen?.path}
									aria-label={text("workbench.difference.file.show", { file: path })}
									onClick={() => choose("bestand", path)}
								>
									<code>{path}</code>
								</button>{" "}
								{text(`workbench.difference.file.${change}`)}
							</li>
						))}
					</ul>
				</section>
			</div>
			{chosen !== undefined && (
				<section className={styles.written} aria-labelledby="tekst">
					<h2 id="tekst" className={styles.class}>
						{text("workbench.difference.text.of", { file: chosen.path })}
					</h2>
					<FileText key={chosen.path} sides={sides} path={chosen.path} compared={compared} />
				</section>
			)}
		</div>
	);
}
