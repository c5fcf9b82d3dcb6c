import { Button, TextInput } from "@mantine/core";
import { type ClipboardEvent, useEffect, useId, useRef, useState } from "react";
import { coordinatesProblem, type RequestRecord } from "../../../engine/index.ts";
import { notifyFailure, notifySuccess } from "../../api/notify.ts";
import type { Position } from "../../map/map-settings.ts";
import { text } from "../../texts/text.ts";
import { ReasonedButton } from "../../ui/ReasonedButton.tsx";
import { useDebounced } from "../../ui/use-debounced.ts";
import { degreesOf, degreesText, pastedPosition } from "../coordinate-text.ts";
import { setCoordinates } from "../set-coordinates.ts";
import { ConflictNotice } from "./ConflictNotice.tsx";
import styles from "./Coordinates.module.css";
import { useRequestCall } from "./use-request-call.ts";

/** Milliseconds after the last key until the input counts. */
const DEBOUNCE_MS = 1000;
/** Milliseconds the notice about both fields stays. */
const NOTICE_MS = 3000;

interface Typed {
	readonly latitude: string;
	readonly longitude: string;
}

interface CoordinateEditorProps {
	readonly request: RequestRecord;
	/** Where the pin was put on the map last, each time as an object of its own. */
	readonly placed: Position | null;
	/** The place as it is typed, for the map; null when it is none. */
	readonly onPlace: (position: Position | null) => void;
}

/** Corrects where a request is. What is typed counts when the typing rests; saving is offered only for another place than the stored one. */
export function CoordinateEditor({ request, placed, onPlace }: CoordinateEditorProps) {
	const { lat, lng } = request.coordinates;
	const [typed, setTyped] = useState<Typed>({ latitude: degreesText(lat), longitude: degreesText(lng) });
	const [filled, setFilled] = useState(false);
	// A place from the map is whole: it need not rest.
	const [whole, setWhole] = useState<Typed | null>(null);
	const rested = useDebounced(typed, DEBOUNCE_MS);
	const settled = typed === whole ? typed : rested;
	const id = useId();
	const call = useRequestCall<Position>({
		request,
		call: (position, synced) => setCoordinates(request.uuid, position, synced),
		onSaved: ({ coordinates }) => {
			setTyped({ latitude: degreesText(coordinates.lat), longitude: degreesText(coordinates.lng) });
			notifySuccess(text("coordinates.saved"));
		},
		onFailed: (error) => notifyFailure(text("geocoder.error.title"), text("geocoder.error"), error),
	});
	const latitude = degreesOf(settled.latitude);
	const longitude = degreesOf(settled.longitude);
	// Both: what was put back, or came from the server meanwhile, differs no longer although the typing has yet to rest.
	const differs = (latitude !== lat || longitude !== lng) && (typed.latitude !== degreesText(lat) || typed.longitude !== degreesText(lng));
	const problem = differs ? coordinatesProblem({ latitude, longitude }) : null;
	const place = latitude !== null && longitude !== null && coordinatesProblem({ latitude, longitude }) === null;
	useEffect(() => {
		onPlace(place ? { latitude, longitude } : null);
	}, [onPlace, place, latitude, longitude]);
	useEffect(() => {
		if (!filled) return;
		const timer = setTimeout(() => setFilled(false), NOTICE_MS);
		return () => clearTimeout(timer);
	}, [filled]);

	// A place that somebody else or the geocoder gave comes into the fields, unless something is being typed there.
	const stored = useRef({ lat, lng });
	useEffect(() => {
		const before = stored.current;
		stored.current = { lat, lng };
		setTyped((now) =>
			now.latitude === degreesText(before.lat) && now.longitude === degreesText(before.lng)
				? { latitude: degreesText(lat), longitude: degreesText(lng) }
				: now,
		);
	}, [lat, lng]);

	// A pin that is put down while a save is under way waits for its answer, which fills the fields as well.
	const { busy } = call;
	const taken = useRef(placed);
	useEffect(() => {
		if (placed === null || placed === taken.current || busy) return;
		taken.current = placed;
		const texts = { latitude: degreesText(placed.latitude), longitude: degreesText(placed.longitude) };
		setTyped(texts);
		setWhole(texts);
		setFilled(true);
	}, [placed, busy]);

	const paste = (event: ClipboardEvent): void => {
		const position = pastedPosition(event.clipboardData.getData("text"));
		if (position === undefined) return;
		event.preventDefault();
		setTyped({ latitude: degreesText(position.latitude), longitude: degreesText(position.longitude) });
		setFilled(true);
	};
	const save = (): void => {
		if (!problem && latitude !== null && longitude !== null) call.send({ latitude, longitude });
	};
	const field = (name: "latitude" | "longitude") => (
		<TextInput
			id={`${id}-${name}`}
			label={text(`coordinates.${name}`)}
			inputMode="decimal"
			autoComplete="off"
			value={typed[name]}
			readOnly={call.busy}
			error={problem?.[name]}
			onPaste={paste}
			onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
		/>
	);
	const reason = problem?.latitude ?? problem?.longitude ?? undefined;
	return (
		<form
			noValidate
			className={styles.editor}
			aria-label={text("coordinates.title")}
			onSubmit={(event) => {
				event.preventDefault();
				save();
			}}
		>
			{call.conflict ? <ConflictNotice conflict={call.conflict} /> : null}
			<p className={styles.hint}>{text("coordinates.hint")}</p>
			<div className={styles.fields}>
				{field("latitude")}
				{field("longitude")}
			</div>
			<p className={styles.filled} role="status">
				{filled ? text("coordinates.filled") : ""}
			</p>
			{differs ? (
				<div className={styles.buttons}>
					<Button
						disabled={call.busy}
						onClick={() => {
							call.forget();
							setTyped({ latitude: degreesText(lat), longitude: degreesText(lng) });
						}}
					>
						{text("coordinates.reset")}
					</Button>
					<ReasonedButton
						type="submit"
						variant="filled"
						loading={call.busy}
						reason={reason}
						fields={(["latitude", "longitude"] as const).flatMap((name) =>
							problem?.[name] ? [{ id: `${id}-${name}`, label: text(`coordinates.${name}`) }] : [],
						)}
						onClick={() => {}}
					>
						{text("coordinates.save")}
					</ReasonedButton>
				</div>
			) : null}
		</form>
	);
}
