import { Button, TextInput } from "@mantine/core";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { coordinatesProblem, parseCoordinates, type RequestRecord, readNumber, writeNumber } from "../../../engine/index.ts";
import { toastFailure, toastSuccess } from "../../api/toast.ts";
import { useElsewhere } from "../../locations/use-elsewhere.ts";
import type { Position } from "../../map/map-settings.ts";
import { usePerson, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { dropWork, findWork, keepWork, type WorkPlace } from "../../ui/kept/kept-work.ts";
import { Notice } from "../../ui/notices/Notice.tsx";
import { ReasonedButton } from "../../ui/parts/ReasonedButton.tsx";
import { useDebounced } from "../../ui/time/use-debounced.ts";
import { setCoordinates } from "../requests-api.ts";
import { ConflictNotice } from "./ConflictNotice.tsx";
import styles from "./Coordinates.module.css";
import { useRequestCall } from "./use-request-call.ts";

/** Delay after the last keystroke before the input counts. Milliseconds. */
const DEBOUNCE_MS = 1000;
/** How long the notice about both fields is shown. Milliseconds. */
const NOTICE_MS = 3000;

interface Typed {
	readonly latitude: string;
	readonly longitude: string;
}

function halfTyped(place: WorkPlace): Typed | null {
	try {
		const { latitude, longitude } = JSON.parse(findWork(place) ?? "{}");
		return typeof latitude === "string" && typeof longitude === "string" ? { latitude, longitude } : null;
	} catch {
		return null;
	}
}

interface CoordinateEditorProps {
	readonly request: RequestRecord;
	/** Where the pin was last placed on the map; a new object each time. */
	readonly placed: Position | null;
	/** Reports the typed position to the map; null while it isn't a valid one. */
	readonly onPlace: (position: Position | null) => void;
}

/**
 * Corrects a request's position. Typed input counts once typing pauses, and can only be saved if it differs from the
 * stored position.
 */
export function CoordinateEditor({ request, placed, onPlace }: CoordinateEditorProps) {
	const { lat, lng } = request.coordinates;
	const { userId } = usePerson();
	const kept = useMemo(() => ({ userId, uuid: request.uuid, part: "coordinates" }), [userId, request.uuid]);
	const [typed, setTyped] = useState<Typed>(() => halfTyped(kept) ?? { latitude: degreesText(lat), longitude: degreesText(lng) });
	// A shortcut leads to the next request: unsaved input is kept for when the person returns.
	useEffect(() => {
		if (typed.latitude === degreesText(lat) && typed.longitude === degreesText(lng)) dropWork(kept);
		else keepWork(kept, JSON.stringify(typed));
	}, [kept, typed, lat, lng]);
	const { map } = useTenant();
	const bounds = map.bounds;
	const [filled, setFilled] = useState(false);
	// A position from the map is complete, so it counts immediately.
	const [whole, setWhole] = useState<Typed | null>(null);
	const rested = useDebounced(typed, DEBOUNCE_MS);
	const settled = typed === whole ? typed : rested;
	const id = useId();
	const call = useRequestCall<Position>({
		request,
		call: (position, synced) => setCoordinates(request.uuid, position, synced),
		onSaved: ({ coordinates }) => {
			setTyped({ latitude: degreesText(coordinates.lat), longitude: degreesText(coordinates.lng) });
			toastSuccess(text("coordinates.saved"));
		},
		onFailed: (error) => toastFailure(text("geocoder.error.title"), text("geocoder.error"), error),
	});
	const latitude = degreesOf(settled.latitude);
	const longitude = degreesOf(settled.longitude);
	// Compares both: input that was restored, or arrived from the server in the meantime, no longer differs even before
	// typing has paused.
	const differs = (latitude !== lat || longitude !== lng) && (typed.latitude !== degreesText(lat) || typed.longitude !== degreesText(lng));
	const wrong = coordinatesProblem({ latitude, longitude }, bounds);
	const problem = differs ? wrong : null;
	const elsewhere = useElsewhere(request.geographyCode);
	const doubted = differs && wrong === null && latitude !== null && longitude !== null && elsewhere(latitude, longitude);
	const place = latitude !== null && longitude !== null && wrong === null;
	useEffect(() => {
		onPlace(place ? { latitude, longitude } : null);
	}, [onPlace, place, latitude, longitude]);
	useEffect(() => {
		if (!filled) return;
		const timer = setTimeout(() => setFilled(false), NOTICE_MS);
		return () => clearTimeout(timer);
	}, [filled]);

	// A position stored by somebody else or the geocoder fills the fields, unless the person is typing.
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

	// A pin placed during a save waits for the response, which fills the fields as well.
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

	/** Fills both fields if the text is a pair of coordinates. Returns whether it was. */
	const fill = (pasted: string): boolean => {
		const position = parseCoordinates(pasted);
		if (position === undefined) return false;
		setTyped({ latitude: degreesText(position.latitude), longitude: degreesText(position.longitude) });
		setFilled(true);
		return true;
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
			onPaste={(event) => {
				if (fill(event.clipboardData.getData("text"))) event.preventDefault();
			}}
			// A phone's keyboard inserts copied text as though it were typed.
			onBlur={(event) => fill(event.currentTarget.value)}
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
			{doubted ? <Notice kind="warning" title={text("coordinates.elsewhere")} announce /> : null}
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

/** Degrees never exceed this, so a dot in them is never a thousands separator. */
const form = { minimum: -180, maximum: 180 };

/** Degrees from typed text, with a decimal comma or point. Null if empty, NaN if not a number. */
function degreesOf(typed: string): number | null {
	const reading = readNumber(typed, form);
	if (reading.kind === "empty") return null;
	return reading.kind === "number" ? reading.value : Number.NaN;
}

/** Degrees as shown in a field: "51,98313". */
function degreesText(degrees: number | null): string {
	return degrees === null ? "" : writeNumber(degrees, form);
}
