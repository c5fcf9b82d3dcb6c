import { useRef, useState } from "react";
import { Link } from "react-router";
import { useAccess } from "../../tenants/TenantContext.tsx";
import "../../texts/areas/tour.ts";
import { text } from "../../texts/text.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { PlainButton } from "../../ui/PlainButton.tsx";
import { paths } from "../../ui/paths.ts";
import styles from "./TourDialog.module.css";
import { useTourSteps } from "./use-tour-steps.ts";

interface TourDialogProps {
	readonly opened: boolean;
	readonly onClose: () => void;
}

/** The steps of the tour one by one. Ended or skipped is the same: it was seen. */
export function TourDialog({ opened, onClose }: TourDialogProps) {
	const steps = useTourSteps();
	const mayRead = useAccess("manuals");
	const [at, setAt] = useState(0);
	const heading = useRef<HTMLHeadingElement>(null);
	const step = steps[at];
	const last = at >= steps.length - 1;

	function end(): void {
		setAt(0);
		onClose();
	}

	function go(to: number): void {
		setAt(to);
		// Read out, and where Tab goes on: the buttons below may be others now.
		requestAnimationFrame(() => heading.current?.focus());
	}

	return (
		<Dialog opened={opened && step !== undefined} onClose={end} title={<span className={styles.title}>{text("tour.title")}</span>} centered>
			{step === undefined ? null : (
				<div className={styles.tour}>
					<p className={styles.count}>{text("tour.step", { step: at + 1, count: steps.length })}</p>
					<h3 ref={heading} tabIndex={-1} className={styles.heading}>
						{step.title}
					</h3>
					<p className={styles.text}>{step.text}</p>
					{step.manual !== undefined && mayRead ? (
						<p>
							<Link to={paths.manuals(step.manual)} onClick={end}>
								{text("tour.more")}
							</Link>
						</p>
					) : null}
					<div className={styles.actions}>
						{last ? null : <PlainButton onClick={end}>{text("tour.skip")}</PlainButton>}
						<span className={styles.room} />
						{at > 0 ? <PlainButton onClick={() => go(at - 1)}>{text("tour.previous")}</PlainButton> : null}
						<PlainButton filled onClick={last ? end : () => go(at + 1)}>
							{text(last ? "tour.end" : "tour.next")}
						</PlainButton>
					</div>
				</div>
			)}
		</Dialog>
	);
}
