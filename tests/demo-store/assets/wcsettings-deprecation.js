window.wc.wcsettingsDeprecation = {};
