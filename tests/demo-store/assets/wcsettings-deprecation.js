( window.wc ??= {} ).wcsettingsDeprecation = {};
