import { DomEvent, type Popup as LeafletPopup } from "leaflet";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Popup, useMap, useMapEvents } from "react-leaflet";
import { POPUP_OFFSET, type Position } from "../map-settings.ts";
import styles from "./PointPopup.module.css";

/** Minimum size of a map, in pixels, for a popup to fit at its point. */
const ROOM = { width: 400, height: 300 };
/** Keeps clear of the buttons in the corners. Pixels. */
const CLEAR = { left: 10, top: 56, right: 52, bottom: 10 };
/** Height of Leaflet's frame around the contents, in pixels: margins, border and tip. */
const FRAME_HEIGHT = 48;

interface PointPopupProps {
	readonly position: Position;
	/** Accessible name. */
	readonly label: string;
	readonly onClose: () => void;
	/** Receives a function that closes the popup and returns the focus to the map. */
	readonly children: (close: () => void) => ReactNode;
}

/**
 * A popup that always stays within the map: at its point if there is room, else as a card over the map. Takes the focus
 * when it opens; Escape closes it and returns the focus to the map.
 */
export function PointPopup({ position, label, onClose, children }: PointPopupProps) {
	const map = useMap();
	const [size, setSize] = useState(() => map.getSize());
	const [cutOff, setCutOff] = useState(false);
	const popup = useRef<LeafletPopup>(null);
	const content = useRef<HTMLDivElement>(null);
	/** Notices that the popup extends beyond the map: there is no room at the point, or somebody moved the map. */
	const measure = useCallback(() => {
		const element = popup.current?.getElement();
		if (!element) return;
		const [box, frame] = [element.getBoundingClientRect(), map.getContainer().getBoundingClientRect()];
		const inside = box.top >= frame.top && box.left >= frame.left && box.right <= frame.right && box.bottom <= frame.bottom;
		if (box.height > 0 && !inside) setCutOff(true);
	}, [map]);
	useMapEvents({ resize: () => setSize(map.getSize()), moveend: measure });
	const close = useCallback((): void => {
		const { activeElement } = document;
		const left = activeElement === null || activeElement === document.body || content.current?.contains(activeElement) === true;
		onClose();
		if (left) map.getContainer().focus({ preventScroll: true });
	}, [map, onClose]);

	// The kit's dialogs close on Escape first, unless the focused element tells them not to.
	useEffect(() => {
		const container = map.getContainer();
		const press = (event: globalThis.KeyboardEvent): void => {
			if (event.key === "Escape" && event.target === container) close();
		};
		container.setAttribute(KEEPS_ESCAPE, "true");
		container.addEventListener("keydown", press);
		return () => {
			container.removeAttribute(KEEPS_ESCAPE);
			container.removeEventListener("keydown", press);
		};
	}, [map, close]);

	// Another page, or data arriving later, changes the height.
	useEffect(() => {
		const element = content.current;
		if (element === null) return;
		const observer = new ResizeObserver(() => popup.current?.update());
		observer.observe(element);
		return () => observer.disconnect();
	});

	const isCard = cutOff || (size.x > 0 && (size.x < ROOM.width || size.y < ROOM.height));
	const body = (
		<Contents ref={content} label={label} room={isCard ? null : size.y - CLEAR.top - CLEAR.bottom - FRAME_HEIGHT} onEscape={close}>
			{children(close)}
		</Contents>
	);
	if (isCard) return <Card>{body}</Card>;
	return (
		<Popup
			ref={popup}
			position={[position.latitude, position.longitude]}
			offset={[0, POPUP_OFFSET]}
			minWidth={250}
			maxWidth={280}
			autoPanPaddingTopLeft={[CLEAR.left, CLEAR.top]}
			autoPanPaddingBottomRight={[CLEAR.right, CLEAR.bottom]}
			closeButton={false}
			closeOnClick={false}
			closeOnEscapeKey={false}
		>
			{body}
		</Popup>
	);
}

const KEEPS_ESCAPE = "data-mantine-stop-propagation";

interface ContentsProps {
	readonly ref: React.RefObject<HTMLDivElement | null>;
	readonly label: string;
	/** Available height in pixels; null for that of the surrounding card. */
	readonly room: number | null;
	readonly onEscape: () => void;
	readonly children: ReactNode;
}

function Contents({ ref, label, room, onEscape, children }: ContentsProps) {
	useEffect(() => void ref.current?.focus({ preventScroll: true }), [ref]);
	return (
		<div
			ref={ref}
			className={styles.contents}
			role="dialog"
			aria-label={label}
			tabIndex={-1}
			style={room !== null && room > 0 ? { maxHeight: room } : undefined}
			onFocus={({ target }: FocusEvent) => target.setAttribute(KEEPS_ESCAPE, "true")}
			onKeyDown={(event: KeyboardEvent) => {
				if (event.key !== "Escape") return;
				event.stopPropagation();
				onEscape();
			}}
		>
			{children}
		</div>
	);
}

/** A card over the map, which must not handle the events in it. */
function Card({ children }: { readonly children: ReactNode }) {
	const card = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (card.current === null) return;
		DomEvent.disableClickPropagation(card.current);
		DomEvent.disableScrollPropagation(card.current);
	}, []);
	return (
		<div ref={card} className={styles.card}>
			{children}
		</div>
	);
}
