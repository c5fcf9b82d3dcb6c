import { ActionIcon, Button, NativeSelect, Slider } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import type { Moment } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useActions } from "../../ui/actions/use-actions.ts";
import { absoluteText } from "../../ui/words/date-text.ts";
import { reasonText } from "../step/header/reason-text.ts";
import "@mantine/core/styles/Slider.layer.css";
import styles from "./Moments.module.css";

interface MomentChoiceProps {
	readonly moments: readonly Moment[];
	readonly chosen: Moment;
	/** The moment it is compared with; null for none. */
	readonly other: Moment | null;
	/** What was done at a moment, and by whom. */
	readonly sentences: (moment: Moment) => readonly string[];
	/** The address of a moment. */
	readonly pathTo: (moment: Moment) => string;
	readonly onChoose: (choice: { readonly moment?: number; readonly other?: number | null }) => void;
}

/**
 * A slider over all moments, also available as a list, with what happened at the chosen one and why, and a second moment to compare it
 * with.
 */
export function MomentChoice({ moments, chosen, other, sentences, pathTo, onChoose }: MomentChoiceProps) {
	const index = moments.indexOf(chosen);
	const [listed, setListed] = useState(false);
	const nameOf = (moment: Moment) => `${absoluteText(moment.ts)}: ${sentences(moment)[0] ?? ""}`;
	const go = (to: number) => {
		const moment = moments[to];
		if (moment !== undefined) onChoose({ moment: moment.number });
	};
	useActions({ "moments:next": () => go(index + 1), "moments:previous": () => go(index - 1) });
	return (
		<div className={styles.choice}>
			<div className={styles.slide}>
				<ActionIcon variant="default" size={36} aria-label={text("moments.previous")} disabled={index === 0} onClick={() => go(index - 1)}>
					<IconChevronLeft size={18} aria-hidden />
				</ActionIcon>
				<Slider
					className={styles.slider ?? ""}
					min={0}
					max={Math.max(1, moments.length - 1)}
					value={index}
					disabled={moments.length < 2}
					onChange={go}
					label={(at) => (moments[at] === undefined ? "" : absoluteText(moments[at].ts))}
					thumbLabel={text("moments.choose")}
					thumbValueText={(at) => (moments[at] === undefined ? "" : nameOf(moments[at]))}
					thumbSize={24}
				/>
				<ActionIcon
					variant="default"
					size={36}
					aria-label={text("moments.next")}
					disabled={index === moments.length - 1}
					onClick={() => go(index + 1)}
				>
					<IconChevronRight size={18} aria-hidden />
				</ActionIcon>
			</div>
			<div className={styles.told} role="status">
				<p className={styles.when}>
					<strong>{absoluteText(chosen.ts)}</strong>{" "}
					<span className={styles.quiet}>{text("moments.place", { number: index + 1, total: moments.length })}</span>
				</p>
				<ul>
					{sentences(chosen).map((sentence) => (
						<li key={sentence}>{sentence}</li>
					))}
				</ul>
				{reasonsIn(chosen).map((reason) => (
					<p key={reason} className={styles.quiet}>
						{text("event.reason", { reason })}
					</p>
				))}
			</div>
			<NativeSelect
				className={styles.with ?? ""}
				label={text("moments.compare")}
				value={other?.number ?? ""}
				onChange={(event) => onChoose({ other: event.currentTarget.value === "" ? null : Number(event.currentTarget.value) })}
				data={[
					{ value: "", label: text("moments.compare.none") },
					...moments.filter((moment) => moment !== chosen).map((moment) => ({ value: String(moment.number), label: nameOf(moment) })),
				]}
			/>
			<div className={styles.all}>
				<Button variant="subtle" size="compact-md" aria-expanded={listed} onClick={() => setListed(!listed)}>
					{text("moments.all", { count: moments.length })}
				</Button>
				{listed ? (
					<ol aria-label={text("moments.list")}>
						{moments.toReversed().map((moment) => (
							<li key={moment.number}>
								<Link
									to={pathTo(moment)}
									replace
									preventScrollReset
									aria-current={moment === chosen ? "true" : undefined}
									className={styles.moment}
								>
									<span className={styles.quiet}>{absoluteText(moment.ts)}</span> {sentences(moment).join(", ")}
								</Link>
							</li>
						))}
					</ol>
				) : null}
			</div>
		</div>
	);
}

function reasonsIn({ events }: Moment): readonly string[] {
	const told = events.flatMap(({ meta: { reason } }) => {
		if (reason === undefined) return [];
		const { label, comment } = reasonText(reason);
		return [comment === "" ? label : `${label}, ${comment}`];
	});
	return [...new Set(told)];
}
