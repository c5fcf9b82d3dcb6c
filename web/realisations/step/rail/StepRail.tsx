import { type ReactNode, useId, useState } from "react";
import type { RealisationEvent, StepAvailability, StepCode } from "../../../../engine/index.ts";
import { text } from "../../../texts/text.ts";
import { useNow } from "../../../ui/time/use-now.ts";
import { stepPlace } from "../rules/step-place.ts";
import { RailStep } from "./RailStep.tsx";
import styles from "./StepRail.module.css";

interface StepRailProps {
	readonly pathOf: (code: StepCode) => string;
	readonly steps: readonly StepAvailability[];
	/** Events of the process, oldest first. */
	readonly events: readonly RealisationEvent[];
	readonly shown: StepCode;
	/**
	 * Number of steps on the flow's main line, including those this person cannot see; null if the steps are not numbered consecutively.
	 */
	readonly total: number | null;
	/** Instant in milliseconds for which the steps are shown; by default now. */
	readonly at?: number;
}

/** All steps with their states, sub-steps grouped by track. Collapsed to one line on a small screen. */
export function StepRail({ pathOf, steps, events, shown, total, at }: StepRailProps) {
	const now = useNow();
	const [open, setOpen] = useState(false);
	const list = useId();
	const current = steps.find((step) => step.code === shown);
	const draw = (step: StepAvailability) => (
		<RailStep
			path={pathOf(step.code)}
			step={step}
			events={events}
			isShown={step.code === shown}
			now={at ?? now}
			onGo={() => setOpen(false)}
		/>
	);
	return (
		<nav className={styles.rail} aria-label={text("step.rail")}>
			<p className={styles.title} aria-hidden>
				{text("step.rail")}
			</p>
			<button type="button" className={styles.opener} aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
				{text("step.rail.opener", { place: stepPlace(shown, total), label: current?.label ?? "" })}
			</button>
			<ol id={list} className={open ? `${styles.list} ${styles.open}` : styles.list}>
				{railGroups(steps).map(({ step, tracks }) => (
					<li key={step.code} className={styles.item} data-state={step.state}>
						{draw(step)}
						{tracks.map((track) => (
							<Track key={track.id} track={track} draw={draw} />
						))}
					</li>
				))}
			</ol>
		</nav>
	);
}

/** A track with its sub-steps. Sub-steps before the tracks have no name. */
function Track({ track, draw }: { readonly track: RailTrack; readonly draw: (step: StepAvailability) => ReactNode }) {
	const label = useId();
	const named = track.label !== null;
	return (
		<div className={styles.track}>
			{named && (
				<p id={label} className={styles.trackName}>
					{track.label}
				</p>
			)}
			<ol aria-labelledby={named ? label : undefined}>
				{track.steps.map((step) => (
					<li key={step.code} className={styles.child} data-state={step.state}>
						{draw(step)}
					</li>
				))}
			</ol>
		</div>
	);
}

/** The sub-steps of a track, or those before the tracks. */
interface RailTrack {
	readonly id: string;
	/** Null for the sub-steps before the tracks. */
	readonly label: string | null;
	readonly steps: readonly StepAvailability[];
}

/** A step of the main line with its sub-steps by track. */
interface RailGroup {
	readonly step: StepAvailability;
	readonly tracks: readonly RailTrack[];
}

/** Groups the steps for the rail. */
export function railGroups(steps: readonly StepAvailability[]): readonly RailGroup[] {
	return steps
		.filter(({ parent }) => parent === null)
		.map((step) => ({ step, tracks: tracksOf(steps.filter(({ parent }) => parent === step.code)) }));
}

function tracksOf(steps: readonly StepAvailability[]): readonly RailTrack[] {
	const tracks = new Map<string, { id: string; label: string | null; steps: StepAvailability[] }>();
	for (const step of steps) {
		const id = step.track?.id ?? "";
		const track = tracks.get(id) ?? { id, label: step.track?.label ?? null, steps: [] };
		track.steps.push(step);
		tracks.set(id, track);
	}
	return [...tracks.values()];
}
