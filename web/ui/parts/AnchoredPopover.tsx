import { Popover, type PopoverProps } from "@mantine/core";
import { type Ref, type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { useFocusReturn } from "../kept/use-focus-return.ts";

interface AnchoredPopoverProps extends Omit<PopoverProps, "children"> {
	/** The element the popover belongs to. */
	readonly anchor: RefObject<HTMLElement | null>;
	readonly children: PopoverProps["children"];
}

/**
 * A popover at an element that was rendered before this part of the kit loaded. First mounts closed, so that the kit
 * sees it opening; returns the focus to what opened it.
 */
export function AnchoredPopover({ anchor, opened, children, ...props }: AnchoredPopoverProps) {
	useFocusReturn(opened === true);
	const [shown, setShown] = useState(false);
	useEffect(() => setShown(opened === true), [opened]);
	return (
		<Popover {...props} opened={shown} withRoles={false}>
			<Popover.Target>
				<Anchor anchor={anchor} />
			</Popover.Target>
			{children}
		</Popover>
	);
}

/** Hands the kit an existing element as its target. */
function Anchor({ anchor, ref }: { readonly anchor: RefObject<HTMLElement | null>; readonly ref?: Ref<HTMLElement> }) {
	useLayoutEffect(() => {
		if (typeof ref === "function") ref(anchor.current);
	}, [anchor, ref]);
	return null;
}
