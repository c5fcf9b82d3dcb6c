import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Link } from "react-router";
import { useAccess } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { PlainButton } from "../../ui/PlainButton.tsx";
import { paths } from "../../ui/pages/paths.ts";
import { pagePart } from "./page-part.ts";
import styles from "./TourDialog.module.css";
import type { TourStep } from "./use-tour-steps.ts";
import "../../texts/areas/help.ts";

/** Places the dialog in the half of the window away from the outlined part. */
const beside = (low: boolean) => ({
	overlayProps: { backgroundOpacity: 0 },
	lockScroll: false,
	classNames: { inner: (low ? styles.above : styles.below) ?? "" },
});

interface TourDialogProps {
	readonly steps: readonly TourStep[];
	readonly opened: boolean;
	readonly onClose: () => void;
}

/**
 * The steps of a tour, each beside the part of the page it is about. Finishing and skipping both count as having seen
 * it.
 */
export function TourDialog({ steps, opened, onClose }: TourDialogProps) {
	const mayRead = useAccess("manuals");
	const [at, setAt] = useState(0);
	const [low, setLow] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);
	const step = steps[at];
	const last = at >= steps.length - 1;
	const part = opened && step !== undefined ? pagePart(step.at) : null;

	function end(): void {
		setAt(0);
		onClose();
	}

	function go(to: number): void {
		setAt(to);
		// Has the step read out and moves the tab order here, since the buttons below may have changed.
		requestAnimationFrame(() => heading.current?.focus());
	}

	return (
		<>
			{part === null ? null : <PartOutline part={part} onPlaced={setLow} />}
			<Dialog
				opened={opened && step !== undefined}
				onClose={end}
				title={<span className={styles.title}>{text("tour.title")}</span>}
				centered={part === null}
				{...(part === null ? {} : beside(low))}
			>
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
						{last ? <p className={styles.count}>{text("tour.again")}</p> : null}
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
		</>
	);
}

interface Box {
	readonly top: number;
	readonly left: number;
	readonly width: number;
	readonly height: number;
}

/** Gap between the part and its outline, in pixels. */
const room = 4;

interface PartOutlineProps {
	readonly part: Element;
	/** Reports whether the part is in the lower half of the window; near the end of the page it can't be scrolled up. */
	readonly onPlaced: (low: boolean) => void;
}

/** Outlines a part of the page, scrolls it into view and follows it; the rest of the page is dimmed. */
function PartOutline({ part, onPlaced }: PartOutlineProps) {
	const [box, setBox] = useState<Box | null>(null);
	useEffect(() => {
		part.scrollIntoView?.({ block: "start" });
		const measure = () => {
			const { top, left, width, height } = part.getBoundingClientRect();
			setBox({ top: top - room, left: left - room, width: width + 2 * room, height: height + 2 * room });
		};
		measure();
		onPlaced(part.getBoundingClientRect().top > window.innerHeight / 2);
		window.addEventListener("scroll", measure, true);
		window.addEventListener("resize", measure);
		return () => {
			window.removeEventListener("scroll", measure, true);
			window.removeEventListener("resize", measure);
		};
	}, [part, onPlaced]);
	return box === null ? null : createPortal(<div className={styles.outline} style={box} aria-hidden="true" />, document.body);
}
