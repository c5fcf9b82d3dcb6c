import texts from "../stepdialogs.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
