import { useEffect } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { text } from "../../texts/text.ts";
import { Notice } from "../../ui/notices/Notice.tsx";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { StepActs } from "../acts/StepActs.tsx";
import { useFollowedStep } from "../acts/use-followed-step.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { pathInAddress } from "../bundle/step-fields.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { useChosenInView } from "../frame/use-chosen-in-view.ts";
import { messageIn } from "../preview/preview-wish.ts";
import { FieldDetails } from "./FieldDetails.tsx";
import { SectionDetails } from "./SectionDetails.tsx";
import styles from "./StepEditorPage.module.css";
import { StepPreview } from "./StepPreview.tsx";
import { useFollowedField } from "./use-followed-field.ts";

/** A step as the product shows it, with details of the chosen field beside it. */
export function StepEditorPage() {
	const addresses = useWorkbenchPaths();
	const { code = "" } = useParams();
	const [search] = useSearchParams();
	const navigate = useNavigate();
	const { flow } = useBundle();
	const step = flow?.compiled.steps.get(code);
	useFollowedStep(code);
	const field = search.get("veld");
	useFollowedField(step, field);
	const section = field === null ? search.get("onderdeel") : null;
	const panel = useChosenInView<HTMLElement>(field ?? section);
	usePageTitle(step === undefined ? text("workbench.flow") : text("workbench.place.step", { code, label: step.definition.label }));
	useEffect(() => {
		const onMessage = (event: MessageEvent): void => {
			const message = messageIn(event);
			if (message?.kind === "chosen") navigate(addresses.step(code, pathInAddress(message.path)), { replace: true });
		};
		window.addEventListener("message", onMessage);
		return () => window.removeEventListener("message", onMessage);
	}, [navigate, code, addresses]);
	if (flow === null || step === undefined) return <p className={styles.empty}>{text("workbench.step.none")}</p>;
	const failed = flow.failed.filter((each) => each.step === code);
	return (
		<div className={styles.page}>
			<div className={styles.work}>
				<h1 className="visually-hidden">{text("workbench.place.step", { code, label: step.definition.label })}</h1>
				{failed.length > 0 && (
					<Notice kind="warning" title={text("workbench.step.failed", { names: failed.map(({ name }) => name).join(", ") })} />
				)}
				<StepPreview key={code} step={step} field={field} />
			</div>
			<aside ref={panel} className={styles.inspector} aria-label={text("workbench.field.inspector")} data-pane tabIndex={-1}>
				<StepActs code={code} field={field} />
				{section === null ? <FieldDetails step={step} path={field} /> : <SectionDetails step={step} id={section} />}
			</aside>
		</div>
	);
}
