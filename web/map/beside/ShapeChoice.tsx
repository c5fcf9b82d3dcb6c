import { IconLasso, IconMarquee2, IconPlus, IconSelectAll } from "@tabler/icons-react";
import { DomEvent } from "leaflet";
import { type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useMap } from "react-leaflet";
import type { MapShape } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { type DrawingWay, drawnShape, outlineOf, type Spot, shapeInView } from "./drawn-shape.ts";
import styles from "./ShapeChoice.module.css";

interface ShapeChoiceProps {
	readonly onChoose: (shape: MapShape, adds: boolean) => void;
	/** Something is already chosen, which more can be added to. */
	readonly any: boolean;
}

const ways: readonly (readonly [way: DrawingWay, icon: ReactNode])[] = [
	["box", <IconMarquee2 key="box" size={19} aria-hidden />],
	["lasso", <IconLasso key="lasso" size={19} aria-hidden />],
];

/** Keeps presses on the element from reaching Leaflet. */
const keepFromMap = (element: HTMLElement | null): void => {
	if (element === null) return;
	DomEvent.disableClickPropagation(element);
	DomEvent.disableScrollPropagation(element);
};

/** Draws a box or a freehand shape on the map around what is to be chosen; by keyboard, everything in view is chosen. */
export function ShapeChoice({ onChoose, any }: ShapeChoiceProps) {
	const map = useMap();
	const [way, setWay] = useState<DrawingWay | null>(null);
	const [adds, setAdds] = useState(false);
	const pressed = useRef<HTMLButtonElement | null>(null);
	const stop = useCallback(() => {
		setWay(null);
		pressed.current?.focus({ preventScroll: true });
	}, []);
	useEffect(() => {
		if (way === null) return;
		// Before anything else that Escape would close.
		const press = (event: KeyboardEvent): void => {
			if (event.key !== "Escape") return;
			event.preventDefault();
			event.stopPropagation();
			stop();
		};
		document.addEventListener("keydown", press, true);
		return () => document.removeEventListener("keydown", press, true);
	}, [way, stop]);
	const take = (shape: MapShape | null, more: boolean): void => {
		if (shape !== null) onChoose(shape, any && (more || adds));
	};
	return (
		<>
			<fieldset ref={keepFromMap} aria-label={text("map.choose")} className={styles.bar}>
				{ways.map(([each, icon]) => (
					<ToolButton
						key={each}
						name={text(`map.choose.${each}`)}
						pressed={way === each}
						onPress={(button) => {
							pressed.current = button;
							setWay(way === each ? null : each);
						}}
					>
						{icon}
					</ToolButton>
				))}
				<ToolButton name={text("map.choose.view")} onPress={(_button, shift) => take(shapeInView(map), shift)}>
					<IconSelectAll size={19} aria-hidden />
				</ToolButton>
				{any ? (
					<ToolButton name={text("map.choose.adds")} pressed={adds} onPress={() => setAdds(!adds)}>
						<IconPlus size={19} aria-hidden />
					</ToolButton>
				) : null}
			</fieldset>
			{way === null ? null : (
				<Drawing
					way={way}
					onDrawn={(spots, shift) => {
						const shape = drawnShape(map, way, spots);
						if (shape === null) return;
						take(shape, shift);
						stop();
					}}
				/>
			)}
			<p role="status" className={styles.hint}>
				{way === null ? "" : text(`map.choose.${way}.hint`)}
			</p>
		</>
	);
}

interface ToolButtonProps {
	readonly name: string;
	/** Omitted for a button that does not toggle. */
	readonly pressed?: boolean;
	readonly onPress: (button: HTMLButtonElement, shift: boolean) => void;
	readonly children: ReactNode;
}

function ToolButton({ name, pressed, onPress, children }: ToolButtonProps) {
	return (
		<button
			type="button"
			className={styles.tool}
			aria-label={name}
			title={name}
			aria-pressed={pressed}
			onClick={(event) => onPress(event.currentTarget, event.shiftKey)}
		>
			{children}
		</button>
	);
}

interface DrawingProps {
	readonly way: DrawingWay;
	readonly onDrawn: (spots: readonly Spot[], shift: boolean) => void;
}

/** Covers the map while somebody draws, so that the map does not move. */
function Drawing({ way, onDrawn }: DrawingProps) {
	const [spots, setSpots] = useState<readonly Spot[]>([]);
	const drawing = useRef<number | null>(null);
	const spotOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Spot => {
		const { left, top } = currentTarget.getBoundingClientRect();
		return [clientX - left, clientY - top];
	};
	const end = (event: PointerEvent<HTMLElement>, isDrawn: boolean): void => {
		if (drawing.current !== event.pointerId) return;
		drawing.current = null;
		setSpots([]);
		if (isDrawn) onDrawn([...spots, spotOf(event)], event.shiftKey);
	};
	return (
		<div
			ref={keepFromMap}
			className={styles.surface}
			data-drawing={way}
			onPointerDown={(event) => {
				// A second finger doesn't start another shape.
				if (event.button !== 0 || drawing.current !== null) return;
				drawing.current = event.pointerId;
				event.currentTarget.setPointerCapture?.(event.pointerId);
				setSpots([spotOf(event)]);
			}}
			onPointerMove={(event) => {
				if (drawing.current === event.pointerId) setSpots([...spots, spotOf(event)]);
			}}
			onPointerUp={(event) => end(event, true)}
			onPointerCancel={(event) => end(event, false)}
		>
			<svg className={styles.outline} aria-hidden>
				<polygon points={outlineOf(way, spots).map(String).join(" ")} />
			</svg>
		</div>
	);
}
