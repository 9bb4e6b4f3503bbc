window.demoStoreStandIn( 'csvExport', [ 'downloadCSVFile', 'generateCSVDataFromTable', 'generateCSVFileName' ] );
