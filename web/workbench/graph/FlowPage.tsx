import { useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { flowPicture, numbersInOrder, rolesOf } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { NumberSteps } from "../acts/NumberSteps.tsx";
import { useFollowedStep } from "../acts/use-followed-step.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { useMayDesign } from "../editing/use-may-design.ts";
import { useChosenInView } from "../frame/use-chosen-in-view.ts";
import { FlowCanvas } from "./FlowCanvas.tsx";
import { FlowList } from "./FlowList.tsx";
import styles from "./FlowPage.module.css";
import { StepDetails } from "./StepDetails.tsx";

const scales = [0.5, 0.65, 0.8, 1, 1.25] as const;

/** The steps of the flow and the ways between them, as a picture or a list. The chosen step, the form and the size are in the address. */
export function FlowPage() {
	const { flow, tenant } = useBundle();
	const [search, setSearch] = useSearchParams();
	const mayDesign = useMayDesign();
	const [numbering, setNumbering] = useState(false);
	const title = useRef<HTMLHeadingElement>(null);
	usePageTitle(text("workbench.flow"));
	const chosen = search.get("stap");
	useFollowedStep(chosen);
	const panel = useChosenInView<HTMLElement>(chosen);
	const picture = useMemo(() => (flow === null ? null : flowPicture(flow.compiled, rolesOf(tenant ?? {}))), [flow, tenant]);
	if (flow === null || picture === null) return <p className={styles.empty}>{text("workbench.flow.unreadable")}</p>;
	// A narrow screen has no room for the picture.
	const asList = (search.get("als") ?? (window.innerWidth < 800 ? "lijst" : "beeld")) === "lijst";
	const size = Number(search.get("grootte") ?? 3);
	const scale = scales[size] ?? 1;
	const change = (name: string, value: string): void => {
		setSearch(
			(before) => {
				before.set(name, value);
				return before;
			},
			{ replace: true },
		);
	};
	return (
		<div className={styles.page}>
			<div className={styles.tools}>
				<h1 ref={title} tabIndex={-1} className={styles.title}>
					{picture.title}
				</h1>
				{mayDesign && numbersInOrder(flow.written.steps).size > 0 && (
					<button type="button" className={styles.order} onClick={() => setNumbering(true)}>
						{text("workbench.acts.order")}
					</button>
				)}
				<fieldset className={styles.choice} aria-label={text("workbench.flow.form")}>
					<button type="button" aria-pressed={asList} onClick={() => change("als", "lijst")}>
						{text("workbench.flow.list")}
					</button>
					<button type="button" aria-pressed={!asList} onClick={() => change("als", "beeld")}>
						{text("workbench.flow.picture")}
					</button>
				</fieldset>
				{!asList && (
					<fieldset className={styles.choice} aria-label={text("workbench.flow.size")}>
						<button
							type="button"
							aria-label={text("workbench.flow.smaller")}
							disabled={size <= 0}
							onClick={() => change("grootte", String(size - 1))}
						>
							−
						</button>
						<span className={`${styles.percentage} tabular`}>{Math.round(scale * 100)}%</span>
						<button
							type="button"
							aria-label={text("workbench.flow.larger")}
							disabled={size >= scales.length - 1}
							onClick={() => change("grootte", String(size + 1))}
						>
							+
						</button>
					</fieldset>
				)}
			</div>
			{numbering && (
				<NumberSteps
					flow={flow.written}
					onDone={(numbers) => {
						setNumbering(false);
						// The button that opened the dialog is gone, so it can't receive the focus.
						title.current?.focus();
						const now = numbers.get(chosen ?? "");
						if (now !== undefined) change("stap", now);
					}}
					onClose={() => setNumbering(false)}
				/>
			)}
			<div className={styles.panes}>
				<div className={styles.canvas}>
					{asList ? (
						<FlowList picture={picture} />
					) : (
						<FlowCanvas picture={picture} scale={scale} chosen={chosen} choose={(step) => change("stap", step)} />
					)}
				</div>
				<aside ref={panel} className={styles.inspector} aria-label={text("workbench.inspector")} data-pane tabIndex={-1}>
					<StepDetails code={chosen} />
				</aside>
			</div>
		</div>
	);
}
