import { Button } from "@mantine/core";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { locationAddress, locationReference, locationStatusWord } from "../../engine/index.ts";
import { cornersOf, middleOf } from "../map/corners.ts";
import type { OtherPoints } from "../map/legend/other-points.ts";
import { DEFAULT_CENTER, type MapSettings, type Position } from "../map/map-settings.ts";
import { text } from "../texts/text.ts";
import { useAct } from "../ui/actions/use-act.ts";
import { AddressSearchBox } from "./AddressSearchBox.tsx";
import { type AddressSearch, type FoundAddress, serverAddressSearch } from "./address-search.ts";
import { ChoiceMap } from "./ChoiceMap.tsx";
import { asPoint, type ChargingLocation } from "./charging-location.ts";
import styles from "./LocationChoice.module.css";
import { LocationPanel } from "./LocationPanel.tsx";
import { linkAction } from "./link-action.ts";
import {
	addressOf,
	type LocationValue,
	positionOf,
	withAddress,
	withChargingLocation,
	withoutPlace,
	withPosition,
} from "./location-value.ts";
import { StrayedNotice } from "./StrayedNotice.tsx";
import { useReverseAddress } from "./use-reverse-address.ts";
import { useStableCallback } from "./use-stable-callback.ts";
import { useStablePosition } from "./use-stable-position.ts";
import "../texts/areas/map.ts";

export interface LocationChoiceProps {
	readonly value: LocationValue;
	readonly onChange: (value: LocationValue) => void;
	/** Read-only. */
	readonly locked: boolean;
	readonly map: MapSettings;
	/** Name of the map for screen readers, e.g. "Locatie". */
	readonly label?: string;
	/** Charging locations to show and choose from. */
	readonly locations: readonly ChargingLocation[];
	/** Locations are still being loaded. */
	readonly loading?: boolean;
	/** Uuid of the charging location linked to this process, or null. */
	readonly linkedUuid: string | null;
	/** An alternative is being chosen: rejected locations can be linked too. */
	readonly alternativeMode?: boolean;
	/** Diameter of the circle around the chosen place, in metres. Default 200. */
	readonly diameter?: number;
	/** Where the map starts without a place: a request's coordinates or the municipality's centre. */
	readonly start?: Position | null;
	/** The proposed place that another one replaces: it is drawn too, and the map starts there. */
	readonly proposal?: LocationValue;
	/** The popup of a charging location shows its uuid. */
	readonly showUuids?: boolean;
	/** This step hasn't been saved yet, so the previous link can be restored. */
	readonly unsaved?: boolean;
	/** If omitted, charging locations are shown but can't be linked here. */
	readonly onConnect?: (location: ChargingLocation) => Promise<unknown> | unknown;
	readonly onDisconnect?: (location: ChargingLocation) => Promise<unknown> | unknown;
	/** Asks before a charging location is linked or unlinked. Resolves to whether to go on. */
	readonly beforeLinking?: () => Promise<boolean>;
	/** Marks that the address of a moved place is being looked up. Returns a function that ends this. */
	readonly beginLookup?: () => () => void;
	readonly search?: AddressSearch;
	/** Further points on the map. */
	readonly others?: OtherPoints;
	/** The group's fields, rendered by the form. */
	readonly children?: ReactNode;
}

/** Choice of a place: by address, by a pin on the map, by coordinates, or by an existing charging location. */
export function LocationChoice(props: LocationChoiceProps) {
	const { value, onChange, locked, map, locations, linkedUuid, search = serverAddressSearch } = props;
	const { alternativeMode = false, proposal = NOWHERE } = props;
	const [lastLinkedUuid, setLastLinkedUuid] = useState<string | null>(null);
	const { outcome, accept } = useReverseAddress(value, onChange, search, locked, props.beginLookup);
	const points = useMemo(() => locations.map(asPoint), [locations]);
	const around = useMemo(() => cornersOf(points), [points]);
	const position = useStablePosition(positionOf(value));
	const proposed = useStablePosition(positionOf(proposal));
	const start = props.start ?? proposed;
	const centre = useStablePosition(position ?? start ?? middleOf(around) ?? map.center ?? DEFAULT_CENTER);
	const linked = locations.find(({ uuid }) => uuid === linkedUuid);
	// The current version: unlinking made a new one, and somebody else may have linked it since.
	const lastLinked = locations.find(({ uuid }) => uuid === lastLinkedUuid);

	const settle = (changed: LocationValue): void => {
		accept(changed);
		onChange(changed);
	};
	const chooseAddress = (address: FoundAddress): void => settle(withAddress(withPosition(value, address), address));
	const linking = useAct({
		call: async ({ location, action }: { readonly location: ChargingLocation; readonly action: "link" | "unlink" }) => {
			if (action === "link") {
				settle(withChargingLocation(value, location));
				await props.onConnect?.(location);
			} else {
				setLastLinkedUuid(location.uuid);
				// The server clears what came from the location, so the form does too.
				settle(withoutPlace(value));
				await props.onDisconnect?.(location);
			}
		},
	});
	const { busy } = linking;
	const act = useStableCallback(async (location: ChargingLocation, action: "link" | "unlink") => {
		if (props.beforeLinking !== undefined && !(await props.beforeLinking())) return;
		await linking.run({ location, action });
	});
	const place = useStableCallback((found: Position): void => onChange(withPosition(value, found)));
	const canConnect = !locked && props.onConnect !== undefined;
	const canDisconnect = !locked && props.onDisconnect !== undefined;
	const actionOn = useCallback(
		(location: ChargingLocation): "link" | "unlink" | null => {
			const action = linkAction(location, { linkedUuid, alternativeMode });
			return (action === "link" ? canConnect : canDisconnect) ? action : null;
		},
		[linkedUuid, alternativeMode, canConnect, canDisconnect],
	);
	const actionsFor = useCallback(
		(location: ChargingLocation, done?: () => void): ReactNode => (
			<LocationActions
				location={location}
				action={actionOn(location)}
				busy={busy}
				onAct={(chosen) => {
					done?.();
					void act(location, chosen);
				}}
			/>
		),
		[actionOn, act, busy],
	);

	return (
		<div className={styles.choice}>
			{locked ? null : <AddressSearchBox search={search} near={centre} onChoose={chooseAddress} />}
			<ChoiceMap
				label={props.label ?? text("location.map")}
				settings={map}
				points={points}
				loading={props.loading ?? false}
				around={around}
				position={position}
				address={addressOf(value)}
				start={start}
				proposed={proposed}
				proposedAddress={addressOf(proposal)}
				centre={centre}
				diameter={props.diameter ?? DEFAULT_DIAMETER}
				symbol={alternativeMode ? "alternative" : "selected"}
				showUuids={props.showUuids ?? false}
				onPlace={locked ? null : place}
				actionOn={actionOn}
				actionsFor={actionsFor}
				others={props.others}
			/>
			<p className={styles.outcome} role="status">
				{outcome === "none-found" ? text("location.pin.noAddress") : outcome === "unavailable" ? text("location.search.unavailable") : ""}
			</p>
			<LocationPanel value={value} reference={linked ? locationReference(linked) : undefined} />
			{linked && !locked ? (
				<StrayedNotice value={value} linked={linked} onBack={() => settle(withChargingLocation(value, linked))} />
			) : null}
			{linked ? <div className={styles.last}>{actionsFor(linked)}</div> : null}
			{!locked && props.unsaved && linkedUuid === null && lastLinked && actionOn(lastLinked) === "link" ? (
				<Button loading={busy} onClick={() => void act(lastLinked, "link")} className={styles.last ?? ""}>
					{text("location.lastLinked")}
				</Button>
			) : null}
			{props.children}
		</div>
	);
}

const NOWHERE: LocationValue = {};
/** Metres. */
const DEFAULT_DIAMETER = 200;

interface LocationActionsProps {
	readonly location: ChargingLocation;
	readonly action: "link" | "unlink" | null;
	readonly busy: boolean;
	readonly onAct: (action: "link" | "unlink") => void;
}

/** The button that links or unlinks a charging location, or a sentence saying why neither is possible. */
function LocationActions({ location, action, busy, onAct }: LocationActionsProps) {
	if (action === null) return null;
	const name = locationAddress(location) || locationStatusWord(location.status);
	return (
		<Button
			variant={action === "link" ? "filled" : "default"}
			loading={busy}
			aria-label={text(action === "link" ? "location.link.named" : "location.unlink.named", { name })}
			onClick={() => onAct(action)}
		>
			{text(action === "link" ? "location.link" : "location.unlink")}
		</Button>
	);
}
