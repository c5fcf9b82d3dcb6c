import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import { type Arrow, type Box, type FlowPicture, layOut } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import styles from "./FlowCanvas.module.css";
import { flowKeys } from "./flow-keys.ts";

interface FlowCanvasProps {
	readonly picture: FlowPicture;
	readonly scale: number;
	/** Code of the chosen step. */
	readonly chosen: string | null;
	readonly choose: (step: string) => void;
}

/**
 * The flow as a picture: steps are buttons, ways are lines behind the text. One tab stop; the arrow keys follow the steps and their
 * branches.
 */
export function FlowCanvas({ picture, scale, chosen, choose }: FlowCanvasProps) {
	const { problemsOf } = useBundle();
	const layout = useMemo(() => layOut(picture), [picture]);
	const keys = useMemo(() => flowKeys(picture), [picture]);
	const canvas = useRef<HTMLDivElement>(null);
	const first = picture.steps[0]?.code;
	const current = chosen !== null && keys.has(chosen) ? chosen : first;
	useEffect(() => {
		if (chosen !== null) buttonOf(canvas.current, chosen)?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
	}, [chosen]);
	const move = (event: KeyboardEvent): void => {
		const target = keys.get(current ?? "")?.[event.key];
		if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		choose(target);
		buttonOf(canvas.current, target)?.focus();
	};
	const { width, height } = layout;
	const touches = ({ from, to }: Arrow) => chosen !== null && (from === chosen || to === chosen);
	return (
		<div className={styles.room} style={{ width: width * scale, height: height * scale }}>
			<section
				ref={canvas}
				className={styles.canvas}
				aria-label={text("workbench.flow.picture.label")}
				style={{ width, height, transform: `scale(${scale})` }}
			>
				{layout.boxes.map((box) =>
					box.code === undefined ? (
						<div key={`${box.look} ${box.x} ${box.y}`} className={styles.box} data-look={box.look} style={placeOf(box)} />
					) : (
						<button
							key={box.code}
							type="button"
							className={styles.box}
							data-look={box.look}
							data-step={box.code}
							data-wrong={problemsOf.has(box.code) || undefined}
							aria-pressed={box.code === chosen}
							tabIndex={box.code === current ? 0 : -1}
							style={placeOf(box)}
							onClick={() => choose(box.code ?? "")}
							onKeyDown={move}
						>
							<span className="visually-hidden">{keys.get(box.code)?.name}</span>
							<Mark count={problemsOf.get(box.code)?.length ?? 0} />
						</button>
					),
				)}
				<svg className={styles.drawing} width={width} height={height} aria-hidden="true" focusable="false">
					<title>{picture.title}</title>
					<defs>
						<marker id="punt" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
							<path d="M0 0L8 4L0 8z" className={styles.point} />
						</marker>
					</defs>
					{layout.arrows.map((arrow) => (
						<path
							key={arrow.points.join(" ")}
							d={arrow.points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("")}
							className={styles.arrow}
							data-look={arrow.look}
							data-near={touches(arrow) || undefined}
							markerEnd="url(#punt)"
						/>
					))}
					{layout.lines
						.filter(({ look }) => look !== "title")
						.map(({ text: words, x, y, size, look }) => (
							<text key={`${x} ${y} ${words}`} x={x} y={y} fontSize={size} className={styles.words} data-look={look}>
								{words}
							</text>
						))}
				</svg>
			</section>
		</div>
	);
}

function Mark({ count }: { readonly count: number }) {
	if (count === 0) return null;
	return (
		<span className={styles.mark}>
			{count}
			<span className="visually-hidden"> {text(count === 1 ? "workbench.problem" : "workbench.problems.lower")}</span>
		</span>
	);
}

function placeOf({ x, y, width, height }: Box) {
	return { left: x, top: y, width, height };
}

function buttonOf(canvas: HTMLElement | null, step: string): HTMLElement | null {
	return [...(canvas?.querySelectorAll<HTMLElement>("[data-step]") ?? [])].find(({ dataset }) => dataset.step === step) ?? null;
}
